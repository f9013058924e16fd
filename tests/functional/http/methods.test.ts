import { describe, expect, test } from 'vitest'
import { NEWSLETTER_URL } from '#shared/forms/newsletter_form'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { ask, askRaw, drawingUrl, scriptUrl } from '#tests/visitor'

const { app } = givenSmallSite()

/** One path of every kind, with its allowed methods. */
const ADDRESSES: [kind: string, address: () => string | Promise<string>, methods: string][] = [
  ['a page', () => '/de/kontakt', 'GET, HEAD, OPTIONS'],
  ['an address that leads on', () => '/kontakt', 'GET, HEAD, OPTIONS'],
  ['a missing page', () => '/de/nirgends', 'GET, HEAD, OPTIONS'],
  ['a script', () => scriptUrl(app), 'GET, HEAD, OPTIONS'],
  ['a picture', () => drawingUrl(app), 'GET, HEAD, OPTIONS'],
  ['an icon', () => '/favicon.ico', 'GET, HEAD, OPTIONS'],
  ['robots.txt', () => '/robots.txt', 'GET, HEAD, OPTIONS'],
  ['the sitemap', () => '/sitemap.xml', 'GET, HEAD, OPTIONS'],
  ['a sitemap', () => '/sitemaps/de.xml', 'GET, HEAD, OPTIONS'],
  ['the sitemaps of documents', () => '/data/sitemap.xml', 'GET, HEAD, OPTIONS'],
  ['a feed', () => '/feeds/de.xml', 'GET, HEAD, OPTIONS'],
  ['a calendar', () => '/calendars/de.ics', 'GET, HEAD, OPTIONS'],
  ['the health', () => '/health', 'GET, HEAD, OPTIONS'],
  ['the form token', () => '/api/form-token', 'GET, HEAD, OPTIONS'],
  ['the persons', () => '/api/contact', 'POST, OPTIONS'],
  ['the contact form', () => '/contact/submit', 'GET, HEAD, POST, OPTIONS'],
  ['the newsletter', () => NEWSLETTER_URL, 'GET, HEAD, POST, OPTIONS'],
  ['a confirmation', () => '/de/newsletter/confirm/abc', 'GET, HEAD, POST, OPTIONS'],
  ['an unsubscription', () => '/de/newsletter/unsubscribe/abc', 'GET, HEAD, POST, OPTIONS'],
]

test('what is posted to an address of a language is answered in it, wherever it comes from', async () => {
  const answer = await ask(app, '/de/kontakt', { Referer: `${app.url}/fr` }, 'POST')
  await expect(answer).toHaveStatus(405)
  expect(JSON.parse(answer.body).message).toContain('Bitte versuchen Sie es')
})

describe.each(ADDRESSES)('%s', (_, address, methods) => {
  test(`has the methods ${methods}, and says so`, async () => {
    const { status, headers, body } = await ask(app, await address(), {}, 'OPTIONS')
    expect({ status, allow: headers.allow, body }).toEqual({
      status: 204,
      allow: methods,
      body: '',
    })
  })

  test('answers every other method with 405', async () => {
    const others = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY']
    for (const method of others.filter((each) => !methods.split(', ').includes(each))) {
      const { status, headers, body } = await ask(app, await address(), {}, method)
      expect({ method, status }).toEqual({ method, status: 405 })
      expect(headers).toMatchObject({ allow: methods, 'cache-control': 'no-store' })
      expect(body).not.toMatch(/\bat .*:\d+/)
    }
  })

  test('answers HEAD as GET, without a body', async () => {
    if (!methods.includes('HEAD')) return
    const url = await address()
    for (const accepted of ['identity', 'gzip, br', 'gzip']) {
      const sent = { 'Accept-Encoding': accepted }
      const get = await ask(app, url, sent)
      const head = await ask(app, url, sent, 'HEAD')
      expect(head).toMatchObject({ status: get.status, body: '' })
      const changing = { date: undefined, 'x-request-id': undefined }
      expect({ ...head.headers, ...changing }).toEqual({ ...get.headers, ...changing })
    }
  })
})

test('a method that nobody knows is refused', async () => {
  const answer = await askRaw(app, 'FETCH /de HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
})

/** Sends a request target that no browser sends. */
async function askTarget(target: string, method = 'GET') {
  const answer = await askRaw(
    app,
    `${method} ${target} HTTP/1.1\r\nHost: www.saumer.example\r\nConnection: close\r\n\r\n`
  )
  const [head, body] = answer.split(/\r\n\r\n(.*)/s)
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, body }
}

describe('a whole address is read as its path', () => {
  test.each([
    ['http://www.saumer.example/de/kontakt', 200],
    ['https://www.saumer.example:443/de/kontakt?x=1', 200],
    ['http://evil.example/de/kontakt', 200],
    ['HTTP://user:secret@evil.example/de/kontakt', 200],
    ['http://evil.example/kontakt', 301],
    ['http://evil.example/de/kontakt/', 301],
    ['http://evil.example/de/nirgends', 404],
    ['http://evil.example//evil.example/de', 404],
    ['http://evil.example/de/%', 400],
    ['http://evil.example/robots.txt', 200],
    ['http://evil.example/favicon.ico', 200],
  ])('%s (%i), and nothing leads to its host', async (target, status) => {
    const answered = await askTarget(target)
    await expect(answered).toHaveStatus(status)
    expect(answered.head).not.toContain('evil.example')
    if (status < 300) expect(answered.body).not.toContain('evil.example')
    const location = /^location: (.*)$/im.exec(answered.head)?.[1]
    if (status === 301) expect(location).toBe('/de/kontakt')
  })

  test.each(['http://evil.example', 'http://evil.example?x=1'])('%s is home', async (target) => {
    const answered = await askTarget(target)
    await expect(answered).toHaveStatus(301)
    expect(answered.head).toMatch(/^location: \/de(\?x=1)?$/im)
  })

  test('its host counts as the site’s own, whatever the header says', async () => {
    for (const [host, status] of [
      ['www.saumer.example', /^HTTP\/1\.1 (200|422) /],
      ['evil.example', /^HTTP\/1\.1 403 /],
    ] as const) {
      const answer = await askRaw(
        app,
        [
          `POST http://${host}/api/contact HTTP/1.1`,
          'Host: www.saumer.example',
          'Origin: http://www.saumer.example',
          'Connection: close',
          'Content-Type: application/json',
          'Content-Length: 2',
          '\r\n{}',
        ].join('\r\n')
      )
      expect(answer).toMatch(status)
    }
  })

  test('“*” has an answer of its own', async () => {
    expect(await askTarget('*', 'OPTIONS')).toMatchObject({ status: 204, body: '' })
    expect(await askTarget('*')).toMatchObject({ status: 404 })
  })

  test('nobody tunnels through the site', async () => {
    const answered = await askTarget('evil.example:443', 'CONNECT')
    await expect(answered).toHaveStatus(405)
    expect(answered.head).toContain('Allow: GET, HEAD, POST, OPTIONS')
  })
})
