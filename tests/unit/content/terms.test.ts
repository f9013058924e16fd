import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { termFinder } from '#content/checking/rules/terms'
import { ContentProblems } from '#content/loading/problems'
import { readTerms } from '#content/loading/terms'
import { LOCALES, type Locale } from '#shared/locales'

/** The site's own lists of words, held against mistakes that were once on it, and its interface. */

const problems = new ContentProblems()
const terms = readTerms('.', problems)

function foundIn(text: string, locale: Locale): string[] {
  const finders = (terms.get(locale)?.terms ?? []).map(termFinder)
  return finders.flatMap((find) => find(text)?.words ?? [])
}

/** The texts of a file, without the names that code calls them by. */
function textsOf(file: string): string[] {
  const texts: string[] = []
  JSON.parse(readFileSync(file, 'utf8'), (_, value) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  return texts
}

test('every language has a list, and all can be read', () => {
  expect(problems.all).toEqual([])
  expect([...terms.keys()].toSorted()).toEqual(LOCALES.toSorted())
})

test('every language says how visitors are addressed, and names the words of the trade', () => {
  const words = terms.get('en')?.preferred?.map(({ term }) => term)
  expect(words?.length).toBeGreaterThan(15)
  for (const locale of LOCALES) {
    const { address, preferred } = terms.get(locale) ?? {}
    expect(address, locale).toBeDefined()
    expect(preferred?.map(({ term }) => term)).toEqual(locale === 'de' ? undefined : words)
  }
})

test.each<[Locale, string, string]>([
  ['cs', 'Povlakování nebo eloxování.', 'Povlakování'],
  ['cs', 'Černý rampový profil', 'rampový'],
  ['da', 'Trappeforkant 45, rillet', 'rillet'],
  ['da', 'Målskitser og snit', 'Målskitser'],
  ['de', 'Der Lichtreflexionswert beider Flächen', 'Lichtreflexionswert'],
  ['de', 'Geprüft nach DIN 18040-1.', 'Geprüft nach DIN 18040'],
  ['de', 'Nach der Belaghöhe filtern', 'Belaghöhe'],
  ['en', 'Back office', 'Back office'],
  ['en', 'Ask our field service.', 'field service'],
  ['es', '60 colores y 30 acabados', '30 acabados'],
  ['et', 'Tumeda õõnesliistuga koridor', 'õõnesliistuga'],
  ['fi', 'Mittaa ennen kuin sinä sahaat.', 'sinä'],
  ['fi', 'Lattialistojen valinta', 'Lattialistojen'],
  ['fi', 'Tilatkaa uutiskirje', 'Tilatkaa'],
  ['fi', 'Mitat ovat tärkeitä. Tarkista ne.', 'Tarkista'],
  ['fi', 'Kestää pyöräliikennettä.', 'pyöräliikennettä'],
  ['fr', 'Percez à 6 mm.', 'Percez à 6'],
  ['fr', 'La peinture à dispersion se ramollit.', 'peinture à dispersion'],
  ['lt', 'Tvirtinama lipni juostele.', 'lipni juostele'],
  ['lt', 'Koks deformacinis profilis tinka?', 'deformacinis profilis'],
  ['lv', 'Noņemiet atskabargas.', 'atskabargas'],
  ['lv', 'kāpnu profili', 'kāpnu'],
  ['lv', 'Kurš deformācijas profils der?', 'deformācijas profils'],
  ['nl', 'Onyx, gebande steen', 'gebande'],
  ['nl', 'Designvloer, verlijmd', 'Designvloer'],
  ['pt', 'Os panos polem o metal.', 'polem'],
  ['pt', 'Perfis para vinil de encaixe', 'vinil'],
  ['pl', 'Sprawdź, czy Twój profil pasuje.', 'Twój'],
  ['pl', 'Dylatacja w jastrychu', 'jastrychu'],
  ['pl', 'Proszę wybrać', 'Proszę'],
  ['ru', 'База двухчастного профиля', 'двухчастного'],
  ['sv', 'Skicka Era mått.', 'Era'],
  ['sv', 'Sockeln täcker rörelsefog mot vägg.', 'rörelsefog mot vägg'],
  ['it', 'Porti il tuo campione.', 'tuo'],
  ['it', 'I pavimenti portati da voi', 'voi'],
  ['it', 'Profili per vinile a clic', 'vinile'],
  ['de', 'Eine Leiste aus Mdf', 'Mdf'],
])('in %s "%s" is found', (locale, text, words) => {
  expect(foundIn(text, locale)).toContain(words)
})

test.each<[Locale, string]>([
  ['es', '60 colores y 30 acabados decorativos'],
  ['fi', 'Lattiaa ei pestä sinä aikana.'],
  ['fi', 'Tilaa uutiskirje'],
  ['fi', 'Tilatkaa uutiskirje uudelleen.'],
  ['lv', 'Kurš deformācijas šuves profils der?'],
  ['pl', 'Proszę o przesłanie próbki.'],
  ['de', 'Eine Leiste aus MDF mit 30 Dekoren'],
  ['sv', 'nivå, bara'],
])('in %s "%s" is right', (locale, text) => {
  expect(foundIn(text, locale)).toEqual([])
})

describe('the interface does without them', () => {
  test.each(LOCALES)('in %s', (locale) => {
    const found = globSync(`resources/lang/${locale}/*.json`).flatMap((file) =>
      textsOf(file)
        .flatMap((text) => foundIn(text, locale))
        .map((words) => `${file}: ${words}`)
    )
    expect(found).toEqual([])
  })
})
