import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import {
  type Answer,
  ask,
  askBytes,
  drawingUrl,
  linked,
  scriptUrl,
  visitHeaders,
} from '#tests/visitor'

const { app } = givenSmallSite()

const CODINGS = ['br', 'gzip', 'identity'] as const

/** Paths of compressed responses, by kind. */
const addresses: Record<string, () => Promise<[url: string, headers: Record<string, string>]>> = {
  'a page': async () => ['/de/kontakt', {}],
  'a page as JSON': async () => ['/de/kontakt', await visitHeaders(app)],
  'the sitemap': async () => ['/sitemaps/de.xml', {}],
  'a script': async () => [await scriptUrl(app), {}],
  'a style sheet': async () => [await linked(app, /<link rel="stylesheet" href="([^"]+)"/), {}],
  'a drawing': async () => [await drawingUrl(app), {}],
}

function decoded(bytes: Buffer, coding: string): string {
  if (coding === 'br') return brotliDecompressSync(bytes).toString()
  return coding === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString()
}

/** The items of a list like `a, b`, in lower case. */
function listed(header: string | undefined): string[] {
  return (header ?? '').toLowerCase().split(/, */)
}

test('an answer that is too small to gain by it is not compressed', async () => {
  const answer = await ask(app, '/health/live', { 'Accept-Encoding': 'br, gzip' })
  expect(answer.body).toBe('{"status":"ok"}')
  expect(answer.headers).not.toHaveProperty('content-encoding')
})

describe.each(Object.entries(addresses))('%s', (_, address) => {
  test('has each coding under an ETag of its own, all with the same content', async () => {
    const [url, headers] = await address()
    const etags = new Set<string>()
    const contents = new Set<string>()
    for (const coding of CODINGS) {
      const sent = { ...headers, 'Accept-Encoding': coding }
      const answer = await ask(app, url, sent)
      await expect(answer).toHaveStatus(200)
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(coding)
      expect(listed(answer.headers.vary)).toContain('accept-encoding')
      etags.add(String(answer.headers.etag))
      const bytes = await askBytes(app, url, sent)
      expect(Number(answer.headers['content-length'])).toBe(bytes.length)
      contents.add(decoded(bytes, coding))
    }
    expect(etags.size).toBe(CODINGS.length)
    expect(contents.size).toBe(1)
  })

  test('is answered with 304 to whoever has it, in any form of the question', async () => {
    const [url, headers] = await address()
    for (const coding of CODINGS) {
      const sent = { ...headers, 'Accept-Encoding': coding }
      const first = await ask(app, url, sent)
      const etag = String(first.headers.etag)
      const other = etag.startsWith('W/') ? etag.slice(2) : `W/${etag}`
      for (const known of [etag, other, `"x", ${etag}`, `${etag},W/"y"`, '*']) {
        for (const method of ['GET', 'HEAD']) {
          const again = await ask(app, url, { ...sent, 'If-None-Match': known }, method)
          expect({ known, status: again.status, body: again.body }).toEqual({
            known,
            status: 304,
            body: '',
          })
          expect(keptHeaders(again)).toEqual(keptHeaders(first))
          expect(again.headers).not.toHaveProperty('content-length')
          expect(again.headers).not.toHaveProperty('content-type')
          expect(again.headers).not.toHaveProperty('content-encoding')
        }
      }
    }
  })

  test('is sent whole to whoever has another version, or another coding', async () => {
    const [url, headers] = await address()
    const etags = new Map<string, string>()
    for (const coding of CODINGS) {
      const answer = await ask(app, url, { ...headers, 'Accept-Encoding': coding })
      etags.set(coding, String(answer.headers.etag))
    }
    for (const coding of CODINGS) {
      const others = CODINGS.filter((each) => each !== coding).map((each) => etags.get(each))
      for (const known of ['"x"', 'x', '', ...others]) {
        const sent = { ...headers, 'Accept-Encoding': coding, 'If-None-Match': String(known) }
        await expect(await ask(app, url, sent)).toHaveStatus(200)
      }
    }
  })
})

/** The headers that a 304 response repeats (RFC 9110 §15.4.5). */
function keptHeaders({ headers }: Answer) {
  const { etag, vary, 'cache-control': cache, 'content-security-policy': policy } = headers
  return { etag, vary, cache, policy }
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['deflate', undefined],
  ['', undefined],
  ['brotli', undefined],
  ['x'.repeat(5_000), undefined],
])('to a client that accepts %j, all travels as %s', async (accepted, coding) => {
  for (const url of ['/de/kontakt', await scriptUrl(app)]) {
    const { headers } = await ask(app, url, { 'Accept-Encoding': accepted })
    expect(headers['content-encoding']).toBe(coding)
    expect(listed(headers.vary)).toContain('accept-encoding')
  }
})

describe('every text says how it is written', () => {
  test.each([
    ['/de/kontakt', 'text/html; charset=utf-8'],
    ['/de/nirgends', 'text/html; charset=utf-8'],
    ['/de/%', 'text/html; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/sitemaps/de.xml', 'application/xml; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/health', 'application/json; charset=utf-8'],
    ['/api/form-token', 'application/json; charset=utf-8'],
  ])('%s', async (url, type) => {
    expect((await ask(app, url)).headers['content-type']).toBe(type)
  })

  test('pages as JSON, and errors as JSON', async () => {
    const headers = await visitHeaders(app)
    for (const url of ['/de/kontakt', '/de/nirgends']) {
      const answer = await ask(app, url, headers)
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    }
    const refused = await ask(app, '/contact/submit', {}, 'POST')
    expect(refused.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('scripts, style sheets and drawings', async () => {
    for (const [name, type] of [
      ['a script', 'text/javascript; charset=utf-8'],
      ['a style sheet', 'text/css; charset=utf-8'],
      ['a drawing', 'image/svg+xml; charset=utf-8'],
    ]) {
      const [url] = await addresses[name]()
      expect((await ask(app, url)).headers['content-type']).toBe(type)
      const range = await ask(app, url, { Range: 'bytes=0-0' })
      expect(range.headers['content-type']).toBe(type)
    }
  })
})

describe('a part of a file', () => {
  let url: string
  let whole: Buffer
  beforeAll(async () => {
    url = await scriptUrl(app)
    whole = await askBytes(app, url)
  })

  test.each([
    ['bytes=0-9', 0, 10],
    ['bytes=5-5', 5, 6],
    ['bytes=100-', 100, undefined],
    ['bytes=-20', -20, undefined],
    ['bytes=10-99999999', 10, undefined],
  ])('%s is sent alone', async (range, start, end) => {
    const answer = await ask(app, url, { Range: range })
    const part = whole.subarray(start, end)
    const from = start < 0 ? whole.length + start : start
    await expect(answer).toHaveStatus(206)
    expect(answer.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(part.length),
      'content-range': `bytes ${from}-${from + part.length - 1}/${whole.length}`,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await askBytes(app, url, { Range: range })).toEqual(part)
  })

  test('is a part of the file itself, also where compressed answers are accepted', async () => {
    const headers = { Range: 'bytes=0-9', 'Accept-Encoding': 'br, gzip' }
    const answer = await ask(app, url, headers)
    await expect(answer).toHaveStatus(206)
    expect(answer.headers).not.toHaveProperty('content-encoding')
    expect(await askBytes(app, url, headers)).toEqual(whole.subarray(0, 10))
  })

  test.each(['bytes=99999999-', 'bytes=99999999-99999999', 'bytes=-0', 'bytes=9-1'])(
    '%s is not there, and nobody remembers that',
    async (range) => {
      const { status, headers, body } = await ask(app, url, { Range: range })
      expect({ status, body }).toEqual({ status: 416, body: '' })
      expect(headers['content-range']).toBe(`bytes */${whole.length}`)
      expect(headers['cache-control']).toBe('no-store')
      for (const name of ['etag', 'last-modified', 'content-encoding']) {
        expect(headers).not.toHaveProperty(name)
      }
    }
  )

  test('a part of a version that is no longer there is refused, and nobody remembers that', async () => {
    for (const [condition, version] of [
      ['If-Match', '"of yesterday"'],
      ['If-Unmodified-Since', 'Mon, 01 Jan 2001 00:00:00 GMT'],
    ]) {
      const asked = { Range: 'bytes=0-1', [condition]: version }
      const { status, headers, body } = await ask(app, url, asked)
      expect({ status, body }).toEqual({ status: 412, body: '' })
      expect(headers['cache-control']).toBe('no-store')
      for (const name of ['etag', 'last-modified', 'content-type']) {
        expect(headers).not.toHaveProperty(name)
      }
    }
  })

  test.each(['bytes=0-1,5-6', 'bytes=-99999999', 'lines=1-2', 'bytes=a-b', 'bytes', 'bytes=-'])(
    '%s is answered with the whole',
    async (range) => {
      await expect(await ask(app, url, { Range: range })).toHaveStatus(200)
    }
  )

  test('is sent only of the version that the client has a part of', async () => {
    const { headers } = await ask(app, url)
    const compressed = await ask(app, url, { 'Accept-Encoding': 'br' })
    const later = new Date(Date.parse(String(headers['last-modified'])) + 60_000).toUTCString()
    for (const [known, status] of [
      [headers.etag, 206],
      [headers['last-modified'], 206],
      [`W/${headers.etag}`, 200],
      [compressed.headers.etag, 200],
      ['"x"', 200],
      [later, 200],
      ['x', 200],
    ] as const) {
      const sent = { Range: 'bytes=0-9', 'If-Range': String(known) }
      expect([known, (await ask(app, url, sent)).status]).toEqual([known, status])
    }
  })

  test('is ignored in a HEAD request', async () => {
    const head = await ask(app, url, { Range: 'bytes=0-9' }, 'HEAD')
    await expect(head).toHaveStatus(200)
    expect(head.headers['content-length']).toBe(String(whole.length))
  })

  test('is ignored for a page', async () => {
    const { status, headers, body } = await ask(app, '/de', { Range: 'bytes=0-9' })
    expect(status, body).toBe(200)
    expect(headers).not.toHaveProperty('accept-ranges')
  })
})
