import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { givenBrokenDatabase } from '#tests/fixtures/database/broken_database'
import { until } from '#tests/until'
import { ask, pageObject, visitHeaders } from '#tests/visitor'

const CODINGS = ['identity', 'gzip', 'br', 'gzip, br;q=0', '']
const PAGES = [
  '/de',
  '/de/kontakt',
  '/en/company',
  '/fr',
  '/de/produkte',
  '/de/produkte/treppe',
  '/de/produkte/vergleich?product=b&product=a',
]

const site = givenSmallSite()

let http: typeof import('#http/responses')
beforeAll(async () => {
  http = await import('#http/responses')
  await until('the site knows its content', () => http.currentVersion.isCertain)
})

/** What an answer has of its own: when it came, its name in the log, how well it was compressed. */
const ITS_OWN = /^(date|x-request-id|content-length)$/i

/** An answer as it travels, in what it has in common with its like. */
async function askExactly(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(site.app.url)
  const sent = request({ hostname, port, path: url, method, headers }).end()
  const [response]: IncomingMessage[] = await once(sent, 'response')
  const head = response.rawHeaders.filter(
    (_, index, all) => !ITS_OWN.test(all[index - (index % 2)])
  )
  const body = decoded(await buffer(response), response.headers['content-encoding'])
  return { status: response.statusCode, head, body }
}

function decoded(body: Buffer, coding: string | undefined): string {
  if (body.length === 0) return ''
  if (coding === 'br') return brotliDecompressSync(body).toString()
  return (coding === 'gzip' ? gunzipSync(body) : body).toString()
}

/** Asks when the cached response is no longer valid. */
function askAnew(...asked: Parameters<typeof askExactly>) {
  return until(`an answer to ${asked[0]} that is made anew`, async () => {
    const { misses } = http.responses.count
    http.currentVersion.current = crypto.randomUUID()
    const answer = await askExactly(...asked)
    return http.responses.count.misses > misses && answer
  })
}

/** Asks for the cached response. */
function askAgain(...asked: Parameters<typeof askExactly>) {
  const [url, headers] = asked
  return until(`an answer to ${url} out of the cache`, async () => {
    await askExactly(url, headers)
    const { hits } = http.responses.count
    const answer = await askExactly(...asked)
    return http.responses.count.hits > hits && answer
  })
}

/** Whether those who ask later get the answer of the first; the content may change once meanwhile. */
async function isCached(...asked: Parameters<typeof askExactly>): Promise<boolean> {
  const { hits } = http.responses.count
  for (let time = 0; time < 4; time++) await askExactly(...asked)
  return http.responses.count.hits > hits
}

/** How browsers ask for a page. */
const VISITS = {
  'as HTML': async () => ({}),
  'as JSON': () => visitHeaders(site.app),
  'as JSON after another page': async () => {
    const { onceProps } = pageObject((await ask(site.app, '/de')).body)
    const rest = { 'X-Inertia-Except-Once-Props': Object.keys(onceProps).join(',') }
    return { ...(await visitHeaders(site.app)), ...rest }
  },
}

describe.each(Object.entries(VISITS))('a page %s', (_, visit) => {
  test('comes out the same whether it is cached or not', async () => {
    const headers = await visit()
    for (const url of PAGES) {
      for (const coding of CODINGS) {
        const asked = { ...headers, 'Accept-Encoding': coding }
        const anew = await askAnew(url, asked)
        await expect(anew).toHaveStatus(200)
        expect({ url, coding, ...(await askAgain(url, asked)) }).toEqual({ url, coding, ...anew })

        const etag = anew.head[anew.head.indexOf('etag') + 1]
        const known = { ...asked, 'If-None-Match': etag }
        const unchanged = await askAnew(url, known)
        expect(unchanged).toMatchObject({ status: 304, body: '' })
        expect(await askAgain(url, known)).toEqual(unchanged)

        const head = await askAnew(url, asked, 'HEAD')
        expect(await askAgain(url, asked, 'HEAD')).toEqual(head)
      }
    }
  })

  test('is cached', async () => {
    for (const url of PAGES)
      expect({ url, cached: await isCached(url, await visit()) }).toEqual({ url, cached: true })
  })
})

test('a request with a body ends its own connection and nobody else’s', async () => {
  const url = '/de/produkte/vergleich?product=a'
  const withBody = await askExactly(url, { 'Transfer-Encoding': 'chunked' })
  expect(withBody.head).toContain('close')
  expect((await askAgain(url)).head).not.toContain('close')
})

/** Addresses of pages whose responses are never cached. */
const NEVER_CACHED = [
  ['an address that leads on', '/'],
  ['another spelling of an address', '/de/Kontakt'],
  ['a missing page', '/de/nirgends'],
  ['a page that says what has just happened', '/de?notice=newsletter_requested'],
  ['a page with a parameter that it does not know', '/de?utm_source=x'],
  ['a page with parameters in another order', '/de/kontakt?x=1&y=2'],
  ['a list with a parameter that means nothing', '/de/produkte?page=zwei'],
  ['another spelling of a comparison', '/de/produkte/vergleich?product=b,a'],
  ['a comparison with places left open', '/de/produkte/vergleich?product=b&product='],
  ['a typed colour', '/de/farben?search=101'],
  ['a typed decor', '/de/dekore?search=101'],
] as const

describe('nothing else is cached', () => {
  test.each(NEVER_CACHED)('%s', async (_, url) => {
    const { size } = http.responses
    expect(await isCached(url)).toBe(false)
    expect(http.responses.size).toBe(size)
  })

  test.each(['GET', 'POST'])('what any other route answers to %s', async (method) => {
    const { default: router } = await import('@adonisjs/core/services/router')
    const routes = router
      .toJSON()
      .root.filter(({ pattern, methods }) => pattern !== '/*' && methods.includes(method))
    expect(routes.length).toBeGreaterThan(3)
    const { size } = http.responses
    for (const { pattern } of routes) {
      const url = pattern.replace(':locale', 'de').replaceAll(/:\w+/g, 'abc')
      expect(await isCached(url, {}, method), url).toBe(false)
    }
    expect(http.responses.size).toBe(size)
  })
})

test('what a load changes is new on every process soon after, and the rest is as it was', async () => {
  const before = await ask(site.app, '/de/kontakt')
  await ask(site.app, '/de/unternehmen')
  await site.content.write(
    'content/pages/root/company/fr.yaml',
    'path: entreprise\nmeta: { title: Entreprise }\n'
  )
  await site.content.load()
  await expect
    .poll(async () => (await ask(site.app, '/de/unternehmen')).body)
    .toContain('/fr/entreprise')
  const after = await ask(site.app, '/de/kontakt')
  expect(after.headers.etag).toBe(before.headers.etag)
  expect(after.body).toBe(before.body)
})

test('while the database is away, pages that were asked for before go on, in every form', async () => {
  const visits = await Promise.all(Object.values(VISITS).map((visit) => visit()))
  for (const visit of visits) await ask(site.app, '/de/kontakt', visit)
  const mend = await givenBrokenDatabase()
  await expect.poll(() => http.currentVersion.isCertain).toBe(false)

  for (const visit of visits) {
    for (const coding of CODINGS) {
      const headers = { ...visit, 'Accept-Encoding': coding }
      await expect(await askExactly('/de/kontakt', headers)).toHaveStatus(200)
    }
  }
  await expect(await ask(site.app, '/de/kontakt?nobody=asked')).toHaveStatus(500)

  mend()
  await expect.poll(() => http.currentVersion.isCertain).toBe(true)
  await expect(await ask(site.app, '/de/kontakt?nobody=asked')).toHaveStatus(200)
})
