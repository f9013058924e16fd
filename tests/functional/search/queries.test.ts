import { expect, test } from 'vitest'
import type { Found } from '#search/search_index'
import { LOCALES, type Locale } from '#shared/locales'
import { givenApp } from '#tests/app'
import {
  placeOf,
  readExactQueries,
  readSearchQueries,
  type SearchQuery,
  scoreOf,
} from '#tests/fixtures/search/search_queries'

givenApp()

/** The number of queries in a hundred that may have another first result. */
const WRONG = 5

/**
 * The number of a language's hundred queries whose expected result is first, and among the first
 * three.
 */
const FIRST = 60
const FIRST_THREE = 95

/** The results of a query on the page of all kinds, in order. */
async function searcherOf(locale: Locale) {
  const [{ searchIndex }, { groupByKind }, { tidyQuery }] = await Promise.all([
    import('#search/indexes'),
    import('#search/hits'),
    import('#search/query'),
  ])
  const index = await searchIndex(locale)
  return ({ q }: SearchQuery) =>
    groupByKind(index.search(tidyQuery(q))).flatMap(({ found }) => found)
}

test('the result that is clearly meant comes first for 95 of 100 queries, in all languages', async () => {
  const wrong: string[] = []
  let all = 0
  for (const [locale, queries] of readExactQueries()) {
    const search = await searcherOf(locale)
    for (const query of queries) {
      const results = search(query)
      all++
      if (placeOf(query, results) !== 0) wrong.push(missed(query, results))
    }
  }
  expect(all).toBeGreaterThan(200)
  expect((100 * wrong.length) / all, wrong.join('\n')).toBeLessThanOrEqual(WRONG)
})

test.each(readSearchQueries())(
  'what visitors hope for is among the first three results, in %s',
  async (locale, { queries }) => {
    const search = await searcherOf(locale)
    const asked = queries.map((query) => ({ query, results: search(query) }))
    const { first, firstThree, of } = scoreOf(
      asked.map(({ query, results }) => placeOf(query, results))
    )
    const wrong = asked
      .filter(({ query, results }) => placeOf(query, results.slice(0, 3)) === -1)
      .map(({ query, results }) => missed(query, results))
      .join('\n')
    expect((100 * firstThree) / of, wrong).toBeGreaterThanOrEqual(FIRST_THREE)
    expect((100 * first) / of).toBeGreaterThanOrEqual(FIRST)
  }
)

function missed({ q, hope }: SearchQuery, results: readonly Found[]): string {
  const found = results.slice(0, 3).map(({ document }) => `${document.kind} ${document.id}`)
  return `"${q}": ${found.join(', ') || 'nothing'} instead of ${hope.join(', ')}`
}

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

test.each(LOCALES)(
  'whoever is responsible for a country is found by its name, in %s',
  async (locale) => {
    const [{ searchIndex }, { regionNames }] = await Promise.all([
      import('#search/indexes'),
      import('#texts/names'),
    ])
    const index = await searchIndex(locale)
    const responsible = (code: string) =>
      index
        .search(regionNames(locale).of(code) ?? '')
        .flatMap(({ document: { kind, id } }) => (kind === 'person' ? [id] : []))
    expect(['DK', 'LV', 'PL', 'CZ'].map((code) => responsible(code)[0])).toEqual([
      '6',
      '6',
      '4',
      '4',
    ])
  }
)

test('the parts of a compound are words of the site, and not taken for misspelt ones', async () => {
  const { searchIndex } = await import('#search/indexes')
  const [best] = (await searchIndex('de')).search('treppenfliese')
  expect(
    ['treppe', 'fliese', 'gruppe', 'winter', 'treffen'].filter((word) => best?.isMatch(word))
  ).toEqual(['treppe', 'fliese'])
})

test('a product that stands behind a negation is not looked for', async () => {
  const { searchIndex } = await import('#search/indexes')
  const index = await searchIndex('de')
  const ids = (query: string) => index.search(query).map(({ document }) => document.id)
  expect(ids('Wandanschluss statt der Fußleiste')).toEqual(ids('Wandanschluss'))
  expect(ids('ohne Fußleiste')).toContain('product_families.skirting')
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
