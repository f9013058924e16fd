import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CachedResponse } from '#http/cached_response'
import { compress } from '#http/content_coding'
import { type CurrentVersion, ResponseCache } from '#http/response_cache'

const LIMIT = 1_000_000

/** A page that takes some time to compress well. */
const text = (url: string) =>
  url + Array.from({ length: 1_000 }, (_, n) => `<p>${Math.round(Math.sin(n) * 1e6)}</p>`).join('')

type Application = (request: IncomingMessage, response: ServerResponse) => unknown
type Got = { status: number; headers: IncomingMessage['headers']; body: Buffer }

const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
})

/** A server with a cache in front of an application that counts its requests. */
async function givenSite({
  limit = LIMIT,
  write = text,
  before = async () => undefined,
}: {
  limit?: number
  write?: (url: string) => string
  before?: () => Promise<unknown>
} = {}) {
  const version: CurrentVersion = { current: 'first', isCertain: true }
  const cache = new ResponseCache(limit, version)
  const application = vi.fn<Application>(async (asked, response) => {
    await before()
    const body = Buffer.from(write(asked.url ?? ''))
    const etag = `W/"${createHash('sha1').update(body).digest('hex')}"`
    const isMissing = asked.url?.includes('missing')
    const sent = await compress(body, 'br')
    cache.complete(asked, (made) => {
      if (isMissing) return undefined
      const cached = new CachedResponse(
        {
          headers: [
            ['vary', 'X'],
            ['content-type', 'text/html'],
          ],
          etag,
        },
        true,
        made
      )
      cached.put('br', sent)
      return cached
    })
    response.writeHead(isMissing ? 404 : 200, { 'content-encoding': 'br' }).end(sent)
  })
  const server = createServer(cache.inFrontOf(application)).listen(0, '127.0.0.1')
  opened.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    request({ port, path, method, headers: { 'accept-encoding': 'br', ...headers } })
  const ask = async (...asked: Parameters<typeof open>): Promise<Got> => {
    const sent = open(...asked).end()
    const [response]: IncomingMessage[] = await once(sent, 'response')
    const chunks = await response.toArray()
    const { statusCode = 0, headers } = response
    return { status: statusCode, headers, body: Buffer.concat(chunks) }
  }
  return { cache, version, application, ask, open }
}

describe('a page that was made once', () => {
  test('is answered without the application', async () => {
    const { ask, application } = await givenSite()
    const first = await ask('/de/a')
    const second = await ask('/de/a')
    expect(application).toHaveBeenCalledOnce()
    expect(brotliDecompressSync(second.body)).toEqual(brotliDecompressSync(first.body))
    expect(second.headers).toMatchObject({ vary: 'X', 'content-type': 'text/html' })
  })

  test('is made smaller when others ask for it', async () => {
    const { ask, cache } = await givenSite()
    const first = await ask('/de/a')
    await expect.poll(async () => (await ask('/de/a')).body.length).toBeLessThan(first.body.length)
    const best = await ask('/de/a')
    expect(brotliDecompressSync(best.body).toString()).toBe(text('/de/a'))
    expect(cache.size).toBeLessThan(best.body.length + 3_000)
  })
})

describe('while a page is being made', () => {
  test('all who ask for it wait for one', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { ask, application } = await givenSite({ before: () => promise })
    const asked = Array.from({ length: 20 }, () => ask('/de/a'))
    await expect.poll(() => application).toHaveBeenCalled()
    resolve()
    for (const answer of await Promise.all(asked)) await expect(answer).toHaveStatus(200)
    expect(application).toHaveBeenCalledOnce()
  })

  test('each gets an answer of its own if it is not for everybody', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { ask, application } = await givenSite({ before: () => promise })
    const asked = Array.from({ length: 5 }, () => ask('/de/missing'))
    await expect.poll(() => application).toHaveBeenCalled()
    resolve()
    for (const answer of await Promise.all(asked)) await expect(answer).toHaveStatus(404)
    expect(application).toHaveBeenCalledTimes(5)
  })

  test('a client that leaves does not end the rendering for the others', async () => {
    let first: ServerResponse | undefined
    const { ask, open, application } = await givenSite()
    application.mockImplementationOnce((_, response) => (first = response))
    const leaving = open('/de/a')
    leaving.on('error', () => undefined)
    leaving.end()
    await expect.poll(() => first).toBeDefined()
    const waiting = ask('/de/a')
    leaving.destroy()
    await expect(await waiting).toHaveStatus(200)
  })
})

describe('when the content changes', () => {
  test('a page is made once more, and those who ask meanwhile get the one from before', async () => {
    let word = 'alt'
    let gate: Promise<unknown> = Promise.resolve()
    const { ask, version, application } = await givenSite({
      write: (url) => word + text(url),
      before: () => gate,
    })
    await ask('/de/a')
    word = 'neu'
    version.current = 'second'
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    const remaking = ask('/de/a')
    await expect.poll(() => application).toHaveBeenCalledTimes(2)
    expect(brotliDecompressSync((await ask('/de/a')).body).toString()).toMatch(/^alt/)
    resolve()
    expect(brotliDecompressSync((await remaking).body).toString()).toMatch(/^neu/)
    expect(brotliDecompressSync((await ask('/de/a')).body).toString()).toMatch(/^neu/)
    expect(application).toHaveBeenCalledTimes(2)
  })

  test('a page that it does not change keeps its bytes and its ETag', async () => {
    const { ask, version, application } = await givenSite()
    const quick = await ask('/de/a')
    await expect.poll(async () => (await ask('/de/a')).body.length).toBeLessThan(quick.body.length)
    const best = await ask('/de/a')
    version.current = 'second'
    await ask('/de/a')
    const after = await ask('/de/a')
    expect(application).toHaveBeenCalledTimes(2)
    expect(after.body).toEqual(best.body)
    expect(after.headers.etag).toBe(best.headers.etag)
  })

  test('a page made of the former content is not cached for the next', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { ask, version, application } = await givenSite({ before: () => promise })
    const early = ask('/de/a')
    await expect.poll(() => application).toHaveBeenCalled()
    version.current = 'second'
    resolve()
    await early
    await ask('/de/a')
    expect(application).toHaveBeenCalledTimes(2)
  })
})

test('while the content version is unknown, cached pages are served', async () => {
  const { ask, version, application } = await givenSite()
  await ask('/de/a')
  version.isCertain = false
  version.current = 'second'
  await expect(await ask('/de/a')).toHaveStatus(200)
  expect(application).toHaveBeenCalledOnce()
})

/** A page whose content is different for each URL. */
const noise = (url: string) => url + Buffer.from(url.repeat(2_000)).toString('base64')

test('it never exceeds its limit, and keeps what is requested most recently', async () => {
  const { ask, cache, application } = await givenSite({ limit: 60_000, write: noise })
  await ask('/de/used')
  for (let number = 0; number < 60; number++) {
    await ask(`/de/${number}-${Math.random()}`)
    await ask('/de/used')
    expect(cache.size).toBeLessThanOrEqual(60_000)
  }
  expect(application.mock.calls.filter(([{ url }]) => url === '/de/used')).toHaveLength(1)
})

describe('nothing is cached of', () => {
  test.each<[what: string, url: string, headers: Record<string, string>, method: string]>([
    ['what is sent', '/de/a', {}, 'POST'],
    ['an address without a language', '/a', {}, 'GET'],
    ['an address that nobody writes', `/de/${'a'.repeat(600)}`, {}, 'GET'],
    ['HEAD alone', '/de/a', {}, 'HEAD'],
    ['a request with a body', '/de/a', { 'transfer-encoding': 'chunked' }, 'GET'],
    [
      'a part of a page',
      '/de/a',
      { 'x-inertia': 'true', 'x-inertia-partial-component': 'Home/Show' },
      'GET',
    ],
    [
      'a page without what it is made of',
      '/de/a',
      { 'x-inertia': 'true', 'x-inertia-except-once-props': 'a' },
      'GET',
    ],
    [
      'a visit by a client that has something else',
      '/de/a',
      { 'x-inertia': 'true', 'x-inertia-except-once-props': 'a,b' },
      'GET',
    ],
  ])('%s', async (_, url, headers, method) => {
    const { ask, cache, application } = await givenSite()
    cache.sharedKeys.set('de', new Set(['a', 'c']))
    await ask(url, headers, method)
    await ask(url, headers, method)
    expect(application).toHaveBeenCalledTimes(2)
    expect(cache.size).toBe(0)
  })
})

test('a visit gets what its client has not, and the first one everything', async () => {
  const { ask, cache, application } = await givenSite()
  cache.sharedKeys.set('de', new Set(['a', 'b']))
  const visit = { 'x-inertia': 'true', 'x-inertia-version': '1' }
  for (const known of ['a,b', 'b,a,old', 'old', '']) {
    await ask('/de/a', { ...visit, 'x-inertia-except-once-props': known })
  }
  await ask('/de/a', visit)
  await ask('/de/a')
  /** Three renderings: with all shared props, with none of them, and as HTML. */
  expect(application).toHaveBeenCalledTimes(3)
})

test('a visit of another version of the code gets an answer of its own', async () => {
  const { ask, application } = await givenSite()
  for (const version of ['1', '2', '1']) {
    await ask('/de/a', { 'x-inertia': 'true', 'x-inertia-version': version })
  }
  expect(application).toHaveBeenCalledTimes(2)
})
