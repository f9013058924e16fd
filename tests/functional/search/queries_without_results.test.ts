import { afterEach, expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'

givenSmallSite()

afterEach(async () => {
  const { from } = await import('#database/query')
  await from('queries_without_results').delete()
})

/** The stored queries without results, each with its count. */
async function storedQueries(): Promise<Record<string, number>> {
  const { findQueriesWithoutResults } = await import('#search/queries_without_results')
  return Object.fromEntries(
    (await findQueriesWithoutResults()).map(({ query, times }) => [query, times])
  )
}

test('each search is counted once, however often the counts are written', async () => {
  const { countQueryWithoutResults } = await import('#search/queries_without_results')
  countQueryWithoutResults('de', 'xylofonhalter')
  countQueryWithoutResults('de', 'xylofonhalter')
  await expect.poll(storedQueries).toHaveProperty('xylofonhalter')
  countQueryWithoutResults('de', 'harfenbrett')
  await expect.poll(storedQueries).toHaveProperty('harfenbrett')
  expect(await storedQueries()).toEqual({ xylofonhalter: 2, harfenbrett: 1 })
})

test.each([
  ['an e-mail address', 'ada@boden.example'],
  ['one with a wide at sign', 'ada＠boden'],
  ['an e-mail address among words', 'Angebot an ada@boden.example senden'],
  ['an address of the web', 'https://boden'],
  ['the same without its scheme', 'www.boden'],
  ['a domain', 'boden.example'],
  ['a telephone number', '030 23125 1009876'],
  ['a message', 'bitte rufen Sie mich am Montag zurück'],
])('nothing is stored that could identify somebody: %s', async (_, q) => {
  const { countQueryWithoutResults } = await import('#search/queries_without_results')
  countQueryWithoutResults('de', q)
  /** The query that is counted last is written last. */
  countQueryWithoutResults('de', 'xylofonhalter')
  await expect.poll(storedQueries).toHaveProperty('xylofonhalter')
  expect(await storedQueries()).toEqual({ xylofonhalter: 1 })
})

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

test('what nobody has searched for in half a year is forgotten', async () => {
  const { into } = await import('#database/query')
  const { purge } = await import('#operations/purge')
  for (const [query, days] of Object.entries({ heute: 0, neulich: 180, damals: 183 })) {
    await into('queries_without_results').insert({
      locale: 'de',
      query,
      times: 1,
      last_on: daysAgo(days),
    })
  }
  await purge()
  expect(await storedQueries()).toEqual({ heute: 1, neulich: 1 })
})
