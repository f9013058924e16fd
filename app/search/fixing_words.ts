import type { Fixing } from '#catalogue/vocabulary'
import type { Locale } from '#shared/locales'

/** The ways to fix a profile. */
type Method = 'fasten' | 'screw' | 'glue'

/** The fixings that are screwed, and those that are glued. */
const FIXINGS_OF: Readonly<Record<Exclude<Method, 'fasten'>, ReadonlySet<Fixing>>> = {
  screw: new Set(['screw_visible', 'screw_concealed', 'nail_plug']),
  glue: new Set(['self_adhesive', 'mounting_adhesive', 'hot_melt']),
}

/**
 * The verbs with which visitors ask how a profile is fixed. Czech, Estonian, Latvian and Polish ones,
 * which have no stemmer, in several forms.
 */
export const FIXING_WORDS: Readonly<Record<Locale, Readonly<Record<Method, string>>>> = {
  cs: {
    fasten:
      'připevnit připevním připevnění upevnit upevnění přichytit montovat namontovat instalovat nainstalovat',
    screw: 'šroubovat přišroubovat přišroubuji přišroubování',
    glue: 'lepit přilepit přilepím nalepit lepení',
  },
  da: {
    fasten: 'fastgøre fastgør fastgørelse montere monterer opsætte',
    screw: 'skrue skruer fastskrue',
    glue: 'lime limer fastlime klæbe',
  },
  de: {
    fasten: 'befestigen anbringen montieren einbauen',
    screw: 'schrauben anschrauben festschrauben verschrauben',
    glue: 'kleben ankleben festkleben verkleben aufkleben',
  },
  en: {
    fasten: 'fix fasten attach install mount fit',
    screw: 'screw',
    glue: 'glue stick',
  },
  es: {
    fasten: 'fijar colocar instalar montar sujetar',
    screw: 'atornillar',
    glue: 'pegar encolar',
  },
  et: {
    fasten: 'kinnitada kinnitan kinnitamine paigaldada paigaldan paigaldamine',
    screw: 'kruvida kruvin kruvimine',
    glue: 'liimida liimin liimimine kleepida kleebin',
  },
  fi: {
    fasten: 'kiinnittää kiinnitän kiinnitetään kiinnitys asentaa asennan asennetaan',
    screw: 'ruuvata ruuvaan ruuvataan',
    glue: 'liimata liimaan liimataan liimaus',
  },
  fr: {
    fasten: 'fixer poser installer monter attacher',
    screw: 'visser',
    glue: 'coller',
  },
  it: {
    fasten: 'fissare montare installare posare applicare',
    screw: 'avvitare',
    glue: 'incollare',
  },
  lt: {
    fasten: 'tvirtinti pritvirtinti pritvirtinu montuoti sumontuoti įrengti',
    screw: 'sukti prisukti prisuku įsukti',
    glue: 'klijuoti priklijuoti priklijuoju paklijuoti',
  },
  lv: {
    fasten: 'stiprināt piestiprināt piestiprinu nostiprināt montēt uzstādīt ierīkot',
    screw: 'skrūvēt pieskrūvēt pieskrūvēju',
    glue: 'līmēt pielīmēt pielīmēju līmēšana',
  },
  nl: {
    fasten: 'bevestigen monteren plaatsen aanbrengen',
    screw: 'schroeven vastschroeven',
    glue: 'lijmen vastlijmen plakken',
  },
  pl: {
    fasten: 'mocować zamocować przymocować mocowanie montować zamontować',
    screw: 'przykręcić przykręcać przykręcam',
    glue: 'kleić przykleić przyklejać klejenie',
  },
  pt: {
    fasten: 'fixar instalar montar colocar prender',
    screw: 'aparafusar',
    glue: 'colar',
  },
  ro: {
    fasten: 'fixa fixez fixează monta montez montează instala',
    screw: 'înșuruba înșurubez înșurubează',
    glue: 'lipi lipesc lipește',
  },
  ru: {
    fasten: 'крепить закрепить прикрепить установить монтировать смонтировать',
    screw: 'прикрутить прикручивать привинтить',
    glue: 'клеить приклеить наклеить приклеивать',
  },
  sv: {
    fasten: 'fästa fäster montera monterar installera',
    screw: 'skruva skruvar',
    glue: 'limma limmar klistra',
  },
}

export function fixingVerbsOf(locale: Locale): string[] {
  return Object.values(FIXING_WORDS[locale]).flatMap((verbs) => verbs.split(' '))
}

/**
 * Returns the verbs of fixing with which a question begins that has no other word of asking: `coller
 * une plinthe`. English ones may also say what a product is like: `stick down strip`.
 */
export function openingVerbsOf(locale: Locale): string[] {
  return locale === 'en' ? FIXING_WORDS.en.fasten.split(' ') : fixingVerbsOf(locale)
}

/** Returns the verbs by which visitors look for a guide, from the fixings that it is for. */
export function fixingWordsOf(fixings: readonly Fixing[], locale: Locale): string {
  const { fasten, screw, glue } = FIXING_WORDS[locale]
  const isFor = (method: keyof typeof FIXINGS_OF) =>
    fixings.some((each) => FIXINGS_OF[method].has(each))
  return [fasten, isFor('screw') && screw, isFor('glue') && glue].filter(Boolean).join(' ')
}
