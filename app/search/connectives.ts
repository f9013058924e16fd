import type { Locale } from '#shared/locales'

/** Negations, which precede an unwanted word: `Randleiste statt Fußleiste`. In lower case. */
export const NEGATIONS = wordSets({
  cs: 'bez místo misto',
  da: 'uden ikke',
  de: 'ohne statt anstatt anstelle kein keine nicht',
  en: 'without no not instead',
  es: 'sin no',
  et: 'ilma mitte',
  fi: 'ilman ei',
  fr: 'sans pas',
  it: 'senza non',
  lt: 'be ne vietoj',
  lv: 'bez ne',
  nl: 'zonder geen niet',
  pl: 'bez nie zamiast',
  pt: 'sem não nao',
  ro: 'fără fara nu',
  ru: 'без не вместо',
  sv: 'utan inte',
})

/** Words of sameness. A negation of one excludes nothing: `pas le même niveau`. In lower case. */
export const SAMENESS = wordSets({
  cs: 'stejně stejná stejné stejný stejnou stejne',
  da: 'samme ens lige',
  de: 'gleich gleiche gleichen gleicher selbe selben derselben',
  en: 'same equal equally',
  es: 'mismo misma mismos mismas igual',
  et: 'sama samal ühel võrdsel',
  fi: 'sama samalla samassa tasan',
  fr: 'même mêmes meme égal égale',
  it: 'stesso stessa uguale uguali',
  lt: 'tas toks tokio tame vienodas vienodo',
  lv: 'vienāds vienādā vienāda vienādi tāds tajā',
  nl: 'gelijk gelijke dezelfde hetzelfde even',
  pl: 'równo równy równe tym taki takiej samym samej jednakowej',
  pt: 'mesmo mesma mesmos igual',
  ro: 'aceeași aceeasi același acelasi egal',
  ru: 'одинаковой одинаковый одинаковая одном одной равной',
  sv: 'samma lika jämn jämna',
})

/** Conjunctions between alternatives: `kleben oder schrauben`. In lower case. */
export const CHOICES = wordSets({
  cs: 'nebo či',
  da: 'eller',
  de: 'oder',
  en: 'or',
  es: 'o',
  et: 'või voi',
  fi: 'vai tai',
  fr: 'ou',
  it: 'o oppure',
  lt: 'ar arba',
  lv: 'vai',
  nl: 'of',
  pl: 'czy lub albo',
  pt: 'ou',
  ro: 'sau ori',
  ru: 'или',
  sv: 'eller',
})

/**
 * Verbs and nouns of work on a profile. A query with one asks how: `couper plinthe`. In lower case.
 */
export const ACTIONS = wordSets({
  cs: 'řezat uříznout řezání čistit vyčistit čištění odstranit',
  da: 'skære save afkorte rengøre rengøring rense pudse fjerne',
  de: 'sägen schneiden zuschneiden ablängen reinigen säubern putzen entfernen',
  en: 'cut cutting saw sawing clean cleaning remove removing',
  es: 'cortar corte serrar limpiar limpieza quitar',
  et: 'lõigata lõikamine saagida saagimine puhastada puhastamine eemaldada eemaldamine liimimine',
  fi: 'sahata sahaan sahaaminen leikata leikkaan katkaista puhdistaa puhdistus puhdistaminen poistaa poistaminen liimaus',
  fr: 'couper découper coupe scier nettoyer nettoyage enlever',
  it: 'tagliare taglio segare pulire pulizia rimuovere',
  lt: 'pjauti nupjauti pjovimas valyti nuvalyti valymas pašalinti',
  lv: 'griezt sagriezt zāģēt nozāģēt tīrīt notīrīt noņemt līmēšana',
  nl: 'zagen snijden inkorten schoonmaken reinigen poetsen verwijderen',
  pl: 'ciąć przyciąć docinać cięcie piłować czyścić czyszczenie usunąć',
  pt: 'cortar corte serrar limpar limpeza remover',
  ro: 'tai tăia taie tăiere debita curăț curăța curățare',
  ru: 'резать отрезать пилить распилить резка чистить очистить удалить',
  sv: 'kapa såga skära rengöra rengöring putsa',
})

/** Turns the words of each language, separated by spaces, into sets. */
function wordSets(
  words: Readonly<Record<Locale, string>>
): Readonly<Record<Locale, ReadonlySet<string>>> {
  const sets = Object.entries(words).map(([locale, list]) => [locale, new Set(list.split(' '))])
  return Object.fromEntries(sets) as Record<Locale, ReadonlySet<string>>
}
