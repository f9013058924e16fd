import { once } from 'node:events'
import { connect } from 'node:net'
import { array, constantFrom, integer, oneof, record, sample, string } from 'fast-check'
import { expect, test } from 'vitest'
import { NEWSLETTER_URL } from '#shared/newsletter_form'
import { givenSmallSite } from '#tests/fixtures/small_site'
import { ask, visitHeaders } from '#tests/visitor'

const site = givenSmallSite()

/** `HOSTILE_REQUESTS=20000 HOSTILE_SEED=$RANDOM` looks further; a seed gives the same requests again. */
const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 500)
const SEED = Number(process.env.HOSTILE_SEED ?? 20261122)

const noise = oneof(
  string({ unit: 'binary', maxLength: 60 }),
  string({ unit: 'grapheme', maxLength: 30 }),
  string({ unit: 'binary-ascii', maxLength: 60 }),
  constantFrom(
    ...['', '%', '%00', '%2e%2e%2f', '%c0%ae', '%ff', '%E2%82', '%u0041', '\0', '\t', '..', '//'],
    ...['../../etc/passwd', '__proto__', 'constructor', '*', '{{7*7}}', "' or 1=1 --", '<script>'],
    ...[
      'a'.repeat(3_000),
      '%41'.repeat(2_000),
      '/'.repeat(2_000),
      '?'.repeat(500),
      '[]'.repeat(200),
    ]
  )
)

const path = oneof(
  {
    weight: 4,
    arbitrary: constantFrom(
      ...[
        '/',
        '/de',
        '/de/kontakt',
        '/de/produkte',
        '/kontakt',
        '/de/messe',
        '/robots.txt',
        '/health',
      ],
      ...['/metrics', '/sitemap.xml', '/sitemaps/de.xml', '/api/contact', '/api/form-token'],
      ...[
        '/contact/submit',
        NEWSLETTER_URL,
        '/de/newsletter/confirm/abc',
        '/favicon.ico',
        '/media/',
      ],
      ...['/de/newsletter/unsubscribe/abc', '/api/newsletter/texts/de', '/assets/', '/health/mail']
    ),
  },
  {
    weight: 2,
    arbitrary: array(noise, { maxLength: 4 }).map(
      (parts) => `/${parts.map(encodeURIComponent).join('/')}`
    ),
  },
  noise
)

const target = oneof(
  path,
  record({ path, query: array(noise.map(encodeURIComponent), { maxLength: 3 }) }).map(
    (made) => `${made.path}?${made.query.join('&')}`
  ),
  record({ host: noise, path }).map((made) => `http://${made.host}${made.path}`)
)

const method = oneof(
  { weight: 4, arbitrary: constantFrom('GET', 'GET', 'HEAD', 'POST') },
  constantFrom('OPTIONS', 'PUT', 'DELETE', 'TRACE', 'CONNECT', 'PROPFIND', 'get', 'FOO', '')
)

const headerName = constantFrom(
  ...['X-Inertia', 'X-Inertia-Version', 'X-Inertia-Partial-Component', 'X-Inertia-Partial-Data'],
  ...['X-Inertia-Partial-Except', 'X-Inertia-Except-Once-Props', 'X-Inertia-Error-Bag'],
  ...['X-Inertia-Reset', 'X-Inertia-Infinite-Scroll-Merge-Intent', 'Accept', 'Accept-Encoding'],
  ...['Accept-Language', 'Range', 'If-Range', 'If-None-Match', 'If-Modified-Since', 'Cookie'],
  ...['Referer', 'Origin', 'Host', 'Sec-Fetch-Site', 'X-Forwarded-For', 'X-Forwarded-Host'],
  ...['X-HTTP-Method-Override', 'Content-Type', 'Content-Length', 'Content-Encoding', 'Expect'],
  ...['Transfer-Encoding', 'Upgrade', 'Authorization', 'If-Match', 'X-Request-Id', 'Purpose']
)

const headerValue = oneof(noise, {
  weight: 5,
  arbitrary: constantFrom(
    ...['true', 'Home/Show', 'Contact/Show', 'footer,messages', 'blocks.0.title', 'br;q=x, *;q=9'],
    ...['bytes=0-', 'bytes=-', 'bytes=5-1', '"x"', 'W/"x", *', 'text/html', 'application/json'],
    ...[
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'gzip',
      'chunked',
      '100-continue',
    ],
    ...['application/x-www-form-urlencoded; charset=utf-7', 'same-origin', 'null', 'websocket', '5']
  ),
})

const request = record({
  method,
  target,
  headers: array(record({ name: headerName, value: headerValue }), { maxLength: 6 }),
  body: oneof(
    constantFrom('', '{}', '[]', '{"__proto__":{"x":1}}', '{"email":{"a":[]}}', 'a[b][c]=1&a=2'),
    constantFrom('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n', '--x--'),
    constantFrom('5\r\nhello\r\n0\r\n\r\n', 'ffffffffff\r\n', '[1'.repeat(1_000), '\x1f\x8b\x08'),
    noise
  ),
  length: oneof({ weight: 3, arbitrary: constantFrom('right') }, constantFrom('none', 'wrong')),
  version: integer({ min: 0, max: 9 }),
})

/** A page’s own error report, or the place in the code from where an error came. */
const INSIDE = /\bat .{0,200}\.[cm]?[jt]sx?:\d+|node_modules|node:internal|SQLITE_|\bE_[A-Z]+_/

test('whatever is asked, however it is asked, nothing fails on our side', async () => {
  console.log(`${REQUESTS} hostile requests, HOSTILE_SEED=${SEED}`)
  const visit = await visitHeaders(site.app)
  const requests = sample(request, { numRuns: REQUESTS, seed: SEED })
  const statuses = new Map<number, number>()

  for (const [number, made] of requests.entries()) {
    const lines = [`${made.method} ${made.target} HTTP/1.${made.version === 0 ? 0 : 1}`, 'Host: x']
    if (number % 3 === 0)
      lines.push('X-Inertia: true', `X-Inertia-Version: ${visit['X-Inertia-Version']}`)
    for (const { name, value } of made.headers) lines.push(`${name}: ${value}`)
    if (made.length !== 'none') {
      const wrong = made.length === 'wrong' ? 3 : 0
      lines.push(`Content-Length: ${Buffer.byteLength(made.body) + wrong}`)
    }
    const bytes = `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${made.body}`
    const answer = await exchange(bytes)
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    /** A half request is no request: the connection ends without an answer. */
    const isAnswered = answer === '' || (status >= 200 && status < 500)
    expect(isAnswered, `${answer.slice(0, 2_000)}\n\nto ${JSON.stringify(bytes)}`).toBe(true)
    expect(INSIDE.exec(answer)?.[0], JSON.stringify(bytes)).toBeUndefined()
  }

  console.log('answers by status:', Object.fromEntries(statuses))
  for (const status of [200, 400, 404, 405]) expect(statuses.get(status)).toBeGreaterThan(0)
  expect((await ask(site.app, '/health')).status).toBe(200)
  expect((await ask(site.app, '/de')).status).toBe(200)
})

/** Sends bytes, says that there are no more, and gives the last answer to them. */
function exchange(bytes: string): Promise<string> {
  const { hostname, port } = new URL(site.app.url)
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => (answer += chunk))
    socket.on('end', () => socket.end())
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')))
    socket.end(bytes)
  })
}

test('an address or a header of 100 kB is no reason to read on', async () => {
  const long = 'x'.repeat(100_000)
  for (const head of [`GET /de?${long} HTTP/1.1`, `GET /de HTTP/1.1\r\nX-Inertia: ${long}`]) {
    expect(await exchange(`${head}\r\nHost: x\r\n\r\n`)).toMatch(/^(HTTP\/1\.1 431 .*)?$/s)
  }
  expect((await ask(site.app, '/health')).status).toBe(200)
})

test('an older version asks for an address in any script again as it was sent', async () => {
  const url = '/de/%E4%BD%A0%0D%0A%F0%9F%98%80?q=%E2%9C%93'
  const { status, headers } = await ask(site.app, url, { 'X-Inertia': 'true' })
  expect(status).toBe(409)
  expect(headers['x-inertia-location']).toBe(url)
})

test('a client that leaves while its file is looked for does no harm', async () => {
  const { hostname, port } = new URL(site.app.url)
  for (let count = 0; count < 50; count++) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => socket.destroy())
    await once(socket, 'connect')
    socket.write('GET /favicon.ico HTTP/1.1\r\nHost: x\r\n\r\n', () => socket.resetAndDestroy())
    await once(socket, 'close')
  }
  expect((await ask(site.app, '/favicon.ico')).status).toBe(200)
})

test.each([
  ['an address of 8 kB', `/de/${'x'.repeat(8_000)}`, {}, 404],
  ['a thousand parameters', `/de?${'a[b][c]=1&'.repeat(900)}`, {}, 200],
])('%s is answered', async (_, url, headers, status) => {
  expect((await ask(site.app, url, headers)).status).toBe(status)
})
