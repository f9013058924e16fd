import { describe, expect, test } from 'vitest'
import { FIXINGS } from '#catalogue/vocabulary'
import type { SearchDocument } from '#search/documents/search_document'
import { fixingWordsOf } from '#search/fixing_words'
import { languageWords } from '#search/language_words'
import { SearchIndex } from '#search/search_index'
import { LOCALES, type Locale } from '#shared/locales'
import { ROUTES } from '#shared/routes'

function page(kind: SearchDocument['kind'], id: string, title: string, text = ''): SearchDocument {
  return { kind, id, title, text, target: { route: id } }
}

/** Returns the ids of the results of a query, the best first. */
async function found(locale: Locale, documents: readonly SearchDocument[], query: string) {
  const index = await SearchIndex.of(locale, documents)
  return index.search(query).map(({ document }) => document.id)
}

describe('what is misspelt', () => {
  const bars = page('family', 'door_bars', 'Barres de seuil')
  /** This one would come first among equal ones. */
  const strips = page('family', 'a_strip', 'Tringles de seuil')

  test('is found although another word of some text is spelt like it', async () => {
    const legal = page('page', 'legal', 'Mentions', 'Le texte est mis à nu, bare en anglais.')
    expect((await found('fr', [bars, strips, legal], 'bare de seuil'))[0]).toBe('door_bars')
  })

  test('is not looked for where a name is spelt like it', async () => {
    const named = page('family', 'named', 'Bare')
    expect(await found('fr', [bars, named], 'bare')).toEqual(['named'])
  })

  test('is found although some text has a word that it is another form of', async () => {
    const skirting = page('family', 'skirting', 'Grindjuostės')
    const corners = page('question', 'corners', 'Kampai', 'Ar reikia grindjuosčių kampų?')
    expect(await found('lt', [skirting, corners], 'grindjosčių')).toContain('skirting')
  })

  test('is found by its sound, however many of its letters are others', async () => {
    const skirting = page('family', 'skirting', 'Zócalo')
    expect(await found('es', [skirting], 'sokalo')).toEqual(['skirting'])
    expect(await found('es', [skirting], 'bogavo')).toEqual([])
  })

  test.each(['stiar', 'satir', 'stari'])('may have two letters swapped: "%s"', async (query) => {
    expect(await found('en', [page('family', 'stairs', 'Stair')], query)).toEqual(['stairs'])
  })
})

test('what a query is about is the word that tells one family from the others', async () => {
  const families = ['mochetă', 'capăt', 'treaptă'].map((end) =>
    page('family', end, `Bare pentru ${end}`)
  )
  const guides = Array.from({ length: 30 }, (_, number) =>
    page('guide', `guide ${number}`, `Mochetă ${number}`)
  )
  const office = page('page', 'office', 'Birouri')
  const ids = await found('ro', [...families, ...guides, office], 'mochetă de birou')
  expect(ids[0]).toBe('mochetă')
})

test('the page of all products is no answer, whatever it is called', async () => {
  const all = page('page', ROUTES.products, 'Aluprofil')
  const answers = Array.from({ length: 12 }, (_, number) =>
    page('question', `cutting ${number}`, 'Wie schneide ich zu?')
  )
  const others = Array.from({ length: 50 }, (_, number) => page('term', `${number}`, 'Estrich'))
  const documents = [all, ...answers, ...others]
  const ids = await found('de', documents, 'wie schneide ich ein Aluprofil')
  expect(ids[0]).toBe('cutting 0')
  expect((await found('de', documents, 'Aluprofil'))[0]).toBe(ROUTES.products)
})

describe('a whole sentence', () => {
  const sockets = page('family', 'sockets', 'Barres de seuil')
  const heating = page('question', 'heating', 'Chauffage au sol : coller ou visser ?')
  const cleaning = page('question', 'cleaning', 'Avec quoi nettoyer les profilés ?')

  test('is read to its end: words without a meaning do not count', async () => {
    const query = 'avec quoi puis-je coller une barre de seuil sur un chauffage'
    expect((await found('fr', [sockets, cleaning, heating], query))[0]).toBe('heating')
  })

  test('is no name because it begins like one', async () => {
    const ids = await found('fr', [sockets, cleaning, heating], 'avec quoi coller une barre')
    expect(ids).not.toContain('cleaning')
  })

  test('is met by a name that has its small words, too', async () => {
    const names = page('page', 'adviser', 'Perfil necesito')
    const other = page('page', 'a_page', 'Perfil de la empresa')
    expect((await found('es', [other, names], 'qué perfil necesito'))[0]).toBe('adviser')
  })

  test('does not turn down what it only calls different', async () => {
    const level = page('family', 'level', 'Niveau')
    const floor = page('family', 'floor', 'Parquet')
    expect(await found('fr', [level, floor], 'parquet pas niveau')).toEqual(['floor'])
    expect(await found('fr', [level, floor], 'parquet pas le même niveau')).toContain('level')
  })
})

test('a product that is named is found beside the page of its look', async () => {
  const skirting = page('family', 'skirting', 'Plinthes')
  const looks = page('page', 'decors', 'Imitation bois')
  const others = Array.from({ length: 30 }, (_, number) => ({
    ...page('group', `skirting ${number}`, `Plinthe ${number}`),
    keywords: 'bois',
  }))
  const ids = await found('fr', [skirting, looks, ...others], 'plinthe imitation bois')
  expect(ids).toContain('skirting')
})

describe('a question of fixing', () => {
  const family = page('family', 'bars', 'Türschienen', 'Türschienen zum Schrauben auf Estrich.')
  const guide: SearchDocument = {
    ...page('guide', 'screwed', 'Einteiliges Profil', 'Löcher bohren, Dübel setzen.'),
    keywords: fixingWordsOf(['screw_visible'], 'de'),
    products: ['bars'],
  }

  test.each([
    'wie schraube ich eine Türschiene fest',
    'wie befestige ich Türschienen',
    'Befestigen einer Türschiene',
  ])('leads to the guide for the product: "%s"', async (query) => {
    expect((await found('de', [family, guide], query))[0]).toBe('screwed')
  })

  test.each(['Türschiene', 'Türschiene zum Schrauben'])(
    'is not asked by who looks for a product: "%s"',
    async (query) => {
      expect((await found('de', [family, guide], query))[0]).toBe('bars')
    }
  )

  test('is not asked in English by how a product is fixed', async () => {
    const strip = page('family', 'strip', 'Threshold strips', 'Stick down or glue down.')
    const bonding: SearchDocument = {
      ...page('guide', 'bonded', 'Bonded profile'),
      keywords: fixingWordsOf(['mounting_adhesive'], 'en'),
      products: ['strip'],
    }
    expect((await found('en', [strip, bonding], 'stick down threshold strip'))[0]).toBe('strip')
    expect((await found('en', [strip, bonding], 'fix a threshold strip'))[0]).toBe('bonded')
  })

  test('knows whether one screws or glues', () => {
    expect(fixingWordsOf(['self_adhesive'], 'en')).toMatch(/glue/)
    expect(fixingWordsOf(['self_adhesive'], 'en')).not.toMatch(/screw/)
    expect(fixingWordsOf(['nail_plug'], 'en')).toMatch(/screw/)
    expect(fixingWordsOf(['pivot'], 'en')).toBe(languageWords('en').fixing.fasten)
  })

  test.each(LOCALES)('has verbs for each way, in %s', (locale) => {
    const words = fixingWordsOf(FIXINGS, locale).split(' ')
    expect(words.length).toBeGreaterThanOrEqual(5)
    expect(new Set(words).size).toBe(words.length)
  })
})
