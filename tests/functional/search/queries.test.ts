import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchDocument } from '#search/search_document'
import { LOCALES } from '#shared/locales'
import { startApp, type TestApp } from '#tests/app'
import { SEARCH_QUERIES } from '#tests/fixtures/search_queries'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const ALL = LOCALES.flatMap((locale) =>
  (SEARCH_QUERIES[locale] ?? []).map(([query, first]) => ({ locale, query, first }))
)

/** How many of a hundred queries may lead somewhere else first. */
const WRONG = 5

/** As the table names them: terms and files by their titles, families and groups without their page. */
function nameOf({ kind, id, title }: SearchDocument): string {
  if (kind === 'term' || kind === 'download') return `${kind} ${title}`
  return `${kind} ${kind === 'page' ? id : id.replace(/^product_families\./, '')}`
}

test('what is meant comes first, for 95 of 100 queries in all languages', async () => {
  const [{ searchIndex }, { tidyQuery }] = await Promise.all([
    import('#search/indexes'),
    import('#search/query'),
  ])
  const wrong: string[] = []
  for (const { locale, query, first } of ALL) {
    const [best] = (await searchIndex(locale)).search(tidyQuery(query))
    const found = best && nameOf(best.document)
    if (found !== first) wrong.push(`${locale} "${query}": ${found} instead of ${first}`)
  }
  expect(ALL.length).toBeGreaterThan(200)
  expect((100 * wrong.length) / ALL.length, wrong.join('\n')).toBeLessThanOrEqual(WRONG)
})

test.each(LOCALES)(
  'an article is found by its number however it is written, in %s',
  async (locale) => {
    const { searchIndex } = await import('#search/indexes')
    const index = await searchIndex(locale)
    const firsts = ['10101', '101 01', 'DE-10101', 'Art. 101.01'].map(
      (query) => index.search(query)[0]?.document.id
    )
    expect(firsts).toEqual(firsts.map(() => '10101'))
  }
)

test('the parts of a compound are words of the site, and not taken for misspelt ones', async () => {
  const { searchIndex } = await import('#search/indexes')
  const [best] = (await searchIndex('de')).search('treppenfliese')
  expect(
    ['treppe', 'fliese', 'gruppe', 'winter', 'treffen'].filter((word) => best?.isMatch(word))
  ).toEqual(['treppe', 'fliese'])
})

test.each(LOCALES)('what a synonym means is a word of the site, in %s', async (locale) => {
  const [{ searchIndex }, { findSynonyms }] = await Promise.all([
    import('#search/indexes'),
    import('#search/synonym_records'),
  ])
  const index = await searchIndex(locale)
  const meanings = (await findSynonyms(locale)).flatMap(({ means }) => means ?? [])
  expect(meanings).not.toEqual([])
  expect(meanings.filter((means) => !index.knows(means))).toEqual([])
})
