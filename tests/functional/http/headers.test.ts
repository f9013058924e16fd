import { InertiaHeaders } from '@adonisjs/inertia'
import { describe, expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { givenBrokenDatabase } from '#tests/fixtures/database/broken_database'
import { type Answer, ask, drawingUrl, pageObject, scriptUrl, visitHeaders } from '#tests/visitor'

const { app } = givenSmallSite({ HSTS: 'max-age=300; includeSubDomains', RESPONSE_CACHE: '0' })

function varies({ headers }: Answer): string[] | undefined {
  return headers.vary?.toLowerCase().split(/, */)
}

/** One request for each kind of response, with its status. */
const ANSWERS: [name: string, status: number, answer: () => Promise<Answer>][] = [
  ['a page', 200, () => ask(app, '/de/kontakt')],
  ['a page as JSON', 200, async () => ask(app, '/de/kontakt', await visitHeaders(app))],
  ['a compressed page', 200, () => ask(app, '/de', { 'Accept-Encoding': 'br' })],
  [
    'a page that did not change',
    304,
    async () => {
      const { headers } = await ask(app, '/de/kontakt')
      return ask(app, '/de/kontakt', { 'If-None-Match': headers.etag ?? 'none' })
    },
  ],
  ['a redirect', 301, () => ask(app, '/kontakt')],
  ['an error', 404, () => ask(app, '/de/nirgends')],
  ['an error as JSON', 404, async () => ask(app, '/de/nirgends', await visitHeaders(app))],
  ['what is gone', 410, () => ask(app, '/de/messe')],
  ['an unreadable address', 400, () => ask(app, '/de/%')],
  ['an older version', 409, () => ask(app, '/de', { 'X-Inertia': 'true' })],
  ['a post', 405, () => ask(app, '/de', {}, 'POST')],
  ['the methods of a page', 204, () => ask(app, '/de', {}, 'OPTIONS')],
  ['a part of a script', 206, async () => ask(app, await scriptUrl(app), { Range: 'bytes=0-9' })],
  [
    'no part of a script',
    416,
    async () => ask(app, await scriptUrl(app), { Range: 'bytes=99999999-' }),
  ],
  [
    'a script that did not change',
    304,
    async () => ask(app, await scriptUrl(app), { 'If-None-Match': '*' }),
  ],
  ['a script', 200, async () => ask(app, await scriptUrl(app))],
  ['a picture', 200, async () => ask(app, await drawingUrl(app))],
  ['a missing picture', 404, () => ask(app, '/media/none.svg')],
  ['a missing script', 404, () => ask(app, '/assets/none.js')],
  ['robots.txt', 200, () => ask(app, '/robots.txt')],
  ['the sitemap', 200, () => ask(app, '/sitemap.xml')],
  ['a sitemap', 200, () => ask(app, '/sitemaps/de.xml')],
  ['the sitemaps of documents', 200, () => ask(app, '/data/sitemap.xml')],
  ['the health', 200, () => ask(app, '/health')],
  [
    'a fault of ours',
    500,
    async () => {
      await givenBrokenDatabase()
      return ask(app, '/de/datenschutz')
    },
  ],
]

/**
 * Responses to Inertia visits: they are never shown as documents, and nothing in them may load
 * anything.
 */
const VISITS = ['a page as JSON', 'an error as JSON', 'an older version']

/** Headers that only take effect in documents. */
const OF_DOCUMENTS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** Responses that never change under their URL. */
const IMMUTABLE = /^(a part of a script|a script|a script that did not change|a picture)$/

/** Responses that are rendered on each request. */
const NEVER_STORED = /^(the health|the methods of a page)$/

function cacheControlOf(name: string, status: number): string {
  if (status >= 400 || NEVER_STORED.test(name)) return 'no-store'
  return IMMUTABLE.test(name) ? 'public, max-age=31536000, immutable' : 'public, no-cache'
}

describe.each(ANSWERS)('%s (%i)', (name, status, answer) => {
  test('carries the security headers, no cookie, and how it may be cached', async () => {
    const answered = await answer()
    await expect(answered).toHaveStatus(status)
    expect(answered.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=300; includeSubDomains',
    })
    expect(answered.headers['cache-control']).toBe(cacheControlOf(name, status))
    expect(answered.headers).not.toHaveProperty('set-cookie')
    expect(answered.headers).not.toHaveProperty('x-powered-by')
    expect(answered.headers).not.toHaveProperty('access-control-allow-origin')

    const policy = answered.headers['content-security-policy']
    if (VISITS.includes(name)) {
      expect(policy).toBe("default-src 'none'; frame-ancestors 'none'")
      for (const header of Object.keys(OF_DOCUMENTS)) {
        expect(answered.headers).not.toHaveProperty(header)
      }
      return
    }
    expect(answered.headers).toMatchObject(OF_DOCUMENTS)
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
    for (const directive of ['object-src', 'frame-ancestors', 'base-uri']) {
      expect(policy).toContain(`; ${directive} 'none'`)
    }
    expect(policy).toContain('; frame-src https://video.saumer.example;')
    expect(policy).toContain("; img-src 'self' https://tiles.saumer.example;")
    const own = String(policy)
      .replace(/ frame-src [^;]+;/, '')
      .replace(' https://tiles.saumer.example;', ';')
    expect(own).not.toMatch(/unsafe-|\*|nonce-|data:|https?:/)
  })
})

describe('how a response may be cached', () => {
  test('HTML and JSON of an address are told apart', async () => {
    const html = await ask(app, '/de')
    const json = await ask(app, '/de', await visitHeaders(app))
    expect(html.headers.etag).not.toBe(json.headers.etag)
    expect(varies(html)).toEqual(['x-inertia', 'accept-encoding'])
    expect(varies(json)).toEqual(
      expect.arrayContaining([
        'accept-encoding',
        'x-inertia',
        'x-inertia-version',
        'x-inertia-partial-component',
        'x-inertia-partial-data',
        'x-inertia-except-once-props',
      ])
    )
  })

  test.each<Record<string, string>>([
    {},
    { 'X-Inertia-Partial-Component': 'Home/Show', 'X-Inertia-Partial-Data': 'meta' },
  ])('no other header of Inertia changes a visit (%j)', async (partial) => {
    const headers = { ...(await visitHeaders(app)), ...partial }
    const json = await ask(app, '/de', headers)
    const others = Object.values(InertiaHeaders).filter((name) => !varies(json)?.includes(name))
    expect(others).toContain('x-inertia-reset')
    for (const name of others) {
      for (const value of ['meta', 'meta,blocks', 'prepend']) {
        expect((await ask(app, '/de', { ...headers, [name]: value })).body, name).toBe(json.body)
      }
    }
  })

  test('that a client has an older version is not stored, even for files that are', async () => {
    for (const url of ['/de', '/data/catalogue.json']) {
      await expect(await ask(app, url)).toHaveStatus(200)
      const { status, headers } = await ask(app, url, { 'X-Inertia': 'true' })
      expect({ url, status, stored: headers['cache-control'] }).toEqual({
        url,
        status: 409,
        stored: 'no-store',
      })
    }
  })

  test('a document is whole, whatever its request says of parts that only a visit has', async () => {
    const html = await ask(app, '/de')
    const { onceProps } = pageObject(html.body)
    const asked = await ask(app, '/de', {
      'X-Inertia-Partial-Component': 'Home/Show',
      'X-Inertia-Partial-Data': 'meta',
      'X-Inertia-Except-Once-Props': Object.keys(onceProps).join(','),
    })
    expect(asked.headers.etag).toBe(html.headers.etag)
    expect(asked.body).toBe(html.body)
  })
})

describe('a fault of ours', () => {
  test('is a page in the visitor’s language that tells nothing of the inside', async () => {
    await givenBrokenDatabase()
    const { status, headers, body } = await ask(app, '/fr/contact')
    expect(status, body).toBe(500)
    expect(headers['content-type']).toMatch(/^text\/html/)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('<html lang="fr">')
    expect(body).toMatch(/<h1>[^<]+<\/h1>/)
    expect(body).not.toMatch(/no database|Error|\bat .*:\d+/)
  })

  test('does not last longer than its cause', async () => {
    const mend = await givenBrokenDatabase()
    await ask(app, '/de/kontakt')
    mend()
    await expect(await ask(app, '/de/kontakt')).toHaveStatus(200)
  })
})
