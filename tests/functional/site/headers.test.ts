import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '#tests/app'
import { ContentFolder } from '#tests/fixtures/content_folder'
import { type Answer, ask, pageObject, visitHeaders } from '#tests/visitor'

let app: TestApp
let content: ContentFolder

beforeAll(async () => {
  content = await ContentFolder.create()
  app = await startApp({ contentRoot: content.root })
})
afterAll(async () => {
  await app.close()
  await content.delete()
})
afterEach(() => vi.restoreAllMocks())

/** The address of a picture that the site shows. */
async function pictureUrl(): Promise<string> {
  const { props } = pageObject((await ask(app, '/de')).body)
  return props.footer.social.links[0].icon[0].original_url
}

/** The address of a script that a page loads. */
async function scriptUrl(): Promise<string> {
  const { body } = await ask(app, '/de')
  return /<script type="module" src="([^"]+)"/.exec(body)?.[1] ?? 'no script'
}

/** Makes the database fail for the next requests. */
async function givenBrokenDatabase() {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  vi.spyOn(db, 'from').mockImplementation(failingQuery)
  vi.spyOn(db, 'rawQuery').mockImplementation(failingQuery)
}

function failingQuery(): never {
  throw new Error('database secret')
}

/** One request of every kind of answer, with the status it has. */
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
  ['a post', 404, () => ask(app, '/de', {}, 'POST')],
  ['a script', 200, async () => ask(app, await scriptUrl())],
  ['a picture', 200, async () => ask(app, await pictureUrl())],
  ['a missing picture', 404, () => ask(app, '/media/none.svg')],
  ['a missing script', 404, () => ask(app, '/assets/none.js')],
  ['robots.txt', 200, () => ask(app, '/robots.txt')],
  ['the sitemap', 200, () => ask(app, '/sitemap.xml')],
  ['a sitemap', 200, () => ask(app, '/sitemaps/de.xml')],
  ['the health', 200, () => ask(app, '/health')],
  [
    'a fault of ours',
    500,
    async () => {
      await givenBrokenDatabase()
      return ask(app, '/de/kontakt')
    },
  ],
]

describe.each(ANSWERS)('%s (%i)', (_, status, answer) => {
  test('carries the security headers, no cookie, and how it may be kept', async () => {
    const answered = await answer()
    expect(answered.status).toBe(status)
    expect(answered.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    })
    expect(answered.headers['cache-control']).toMatch(/no-store|no-cache|max-age=\d+/)
    expect(answered.headers).not.toHaveProperty('set-cookie')
    expect(answered.headers).not.toHaveProperty('x-powered-by')

    const policy = answered.headers['content-security-policy']
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-|\*|nonce-|data:|https?:/)
  })
})

describe('how an answer may be kept', () => {
  test('a page by everybody, but asked for again each time', async () => {
    expect((await ask(app, '/de')).headers['cache-control']).toBe('public, no-cache')
    const json = await ask(app, '/de', await visitHeaders(app))
    expect(json.headers['cache-control']).toBe('public, no-cache')
  })

  test('a script and a picture for ever: their names change with their content', async () => {
    for (const url of [await scriptUrl(), await pictureUrl()]) {
      const cacheControl = (await ask(app, url)).headers['cache-control']?.replaceAll(' ', '')
      expect(cacheControl).toBe('public,max-age=31536000,immutable')
    }
  })

  test.each(['/de/nirgends', '/de/messe', '/media/none.svg', '/assets/none.js', '/health'])(
    '%s by nobody',
    async (url) => {
      expect((await ask(app, url)).headers['cache-control']).toBe('no-store')
    }
  )

  test('HTML and JSON of an address are told apart', async () => {
    for (const headers of [{}, await visitHeaders(app)]) {
      const vary = (await ask(app, '/de', headers)).headers.vary?.toLowerCase().split(/, */)
      expect(vary).toEqual(
        expect.arrayContaining([
          'accept-encoding',
          'x-inertia',
          'x-inertia-version',
          'x-inertia-partial-component',
          'x-inertia-partial-data',
          'x-inertia-except-once-props',
        ])
      )
    }
    const html = await ask(app, '/de')
    const json = await ask(app, '/de', await visitHeaders(app))
    expect(html.headers.etag).not.toBe(json.headers.etag)
  })
})

describe('a page that did not change', () => {
  test('is answered with 304 and no body, as HTML and as JSON', async () => {
    for (const headers of [{}, await visitHeaders(app)]) {
      const first = await ask(app, '/de/kontakt', headers)
      const again = await ask(app, '/de/kontakt', {
        ...headers,
        'If-None-Match': first.headers.etag ?? 'none',
      })
      expect(again).toMatchObject({ status: 304, body: '' })
      expect(again.headers.etag).toBe(first.headers.etag)
    }
  })

  test('is sent whole to someone who has another version of it', async () => {
    const { status, body } = await ask(app, '/de/kontakt', { 'If-None-Match': '"other"' })
    expect(status).toBe(200)
    expect(body).toContain('</html>')
  })
})

test('a page travels compressed where the browser takes it', async () => {
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await ask(app, '/de', { 'Accept-Encoding': encoding })
    expect(headers['content-encoding']).toBe(encoding)
  }
  expect((await ask(app, '/de')).headers).not.toHaveProperty('content-encoding')
})

describe('a fault of ours', () => {
  test('is a page in the visitor’s language that tells nothing of the inside', async () => {
    await givenBrokenDatabase()
    const { status, headers, body } = await ask(app, '/fr/contact')
    expect(status).toBe(500)
    expect(headers['content-type']).toMatch(/^text\/html/)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('<html lang="fr">')
    expect(body).toMatch(/<h1>[^<]+<\/h1>/)
    expect(body).not.toMatch(/database secret|Error|\bat .*:\d+/)
  })

  test('does not last longer than its cause', async () => {
    await givenBrokenDatabase()
    await ask(app, '/de/kontakt')
    vi.restoreAllMocks()
    expect((await ask(app, '/de/kontakt')).status).toBe(200)
  })
})

describe('/health', () => {
  test('says that the site works', async () => {
    const { status, headers, body } = await ask(app, '/health')
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(JSON.parse(body)).toEqual({ status: 'ok' })
  })

  test('says so when the database does not answer, without its reasons', async () => {
    await givenBrokenDatabase()
    const { status, headers, body } = await ask(app, '/health')
    expect(status).toBe(503)
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(body)).toEqual({ status: 'database unavailable' })
  })
})
