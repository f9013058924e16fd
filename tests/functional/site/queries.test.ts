import { expect, test } from 'vitest'
import { givenApp } from '#tests/app'
import { QUESTIONS } from '#tests/fixtures/catalogue/questions'
import { ask } from '#tests/visitor'

const app = givenApp()

/** The statements of a request, except that for the content's version. */
async function queriesOf(url: string): Promise<string[]> {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const client = db.connection().getWriteClient()
  const queries: string[] = []
  const note = ({ sql }: { sql: string }) => queries.push(sql)
  client.on('query', note)
  const { status } = await ask(app, url)
  client.off('query', note)
  expect({ url, status }).toEqual({ url, status: 200 })
  return queries.filter((sql) => !sql.includes('content_versions'))
}

/** All German pages, by their components. */
async function pagesByComponent(): Promise<Map<string, string[]>> {
  const { from } = await import('#database/query')
  const rows = await from('page_translations')
    .join('pages', 'pages.key', 'page_translations.page_key')
    .where({ locale: 'de', gone: false })
    .whereNull('expires_on')
    .orderBy('page_key')
    .select('component', 'path')
  const pages = Map.groupBy(rows, ({ component }) => component)
  return new Map(
    [...pages].map(([component, found]) => [
      component,
      found.map(({ path }) => (path === '' ? '/de' : `/de/${path}`)),
    ])
  )
}

test('a page of each kind takes five queries at first, and none when it is shown again', async () => {
  const pages = await pagesByComponent()
  /** Shared data is cached: the last page of each kind is one that nobody has requested. */
  const fresh = [...pages].map(([component, urls]) => ({ component, url: urls.at(-1) ?? '' }))
  const others = [...pages.values()].flatMap((urls) => urls.slice(0, -1))
  await ask(app, '/de/nowhere')
  for (const url of others) await ask(app, url)

  const tooMany: Record<string, string[]> = {}
  const again: Record<string, string[]> = {}
  for (const { component, url } of fresh) {
    const first = await queriesOf(url)
    if (first.length > 5) tooMany[component] = first
    const second = await queriesOf(url)
    if (second.length > 0) again[component] = second
  }
  expect(tooMany).toEqual({})
  expect(again).toEqual({})
  expect(fresh.length).toBeGreaterThan(15)
})

test.each(QUESTIONS)('%s takes five queries at most', async (_, page, query) => {
  await ask(app, page)
  /** The first search in a language reads its index. */
  await ask(app, '/de/suche?q=clip')
  expect((await queriesOf(`${page}?${query}`)).length).toBeLessThanOrEqual(5)
})

const asksForNews = (sql: string) => sql.includes('join `announcements`')

test('the newest news are looked up for one announcement, and known for the next', async () => {
  const { from } = await import('#database/query')
  const [first, second] = await from('page_translations')
    .join('pages', 'pages.key', 'page_translations.page_key')
    .where({ locale: 'en', gone: false, component: 'Announcements/Show' })
    .orderBy('page_key')
    .select('path')
  /** The shared data of English pages is cached. */
  await ask(app, '/en')
  const asked = await queriesOf(`/en/${first.path}`)
  const askedNext = await queriesOf(`/en/${second.path}`)
  expect(asked.filter(asksForNews)).toHaveLength(1)
  expect(askedNext.filter(asksForNews)).toEqual([])
})
