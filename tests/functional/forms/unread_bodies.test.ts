import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { NEWSLETTER_URL } from '#shared/forms/newsletter_form'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { inTime } from '#tests/until'

const { app } = givenSmallSite()

const MEGABYTE = 1024 * 1024
/** The length of a body that is too large to be read. */
const LENGTH = 20 * MEGABYTE

/** The largest part of a body that may arrive before the refusal: the content of buffers. */
const FEW_BYTES = MEGABYTE

/** The server's sockets of a test. */
let taken: Socket[] = []

beforeAll(async () => {
  const { default: server } = await import('@adonisjs/core/services/server')
  server.getNodeServer()?.on('connection', (socket: Socket) => taken.push(socket))
})
afterEach(() => {
  taken = []
})

/** The answer to a client that sends without a pause, and how much of its body arrived. */
type Upload = { answer: string; bytesTaken: number; wasReset: boolean }

/**
 * Sends a head, and then a body for as long as the server reads it; reads the answer until the
 * connection ends.
 */
function upload(start: string, body: Iterable<Buffer>): Promise<Upload> {
  return inTime('the end of the answer to an upload', send(start, body))
}

async function send(start: string, body: Iterable<Buffer>): Promise<Upload> {
  const { hostname, port } = new URL(app.url)
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
  let answer = ''
  let wasReset = false
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk))
  socket.on('error', (error: NodeJS.ErrnoException) => {
    wasReset ||= error.code === 'ECONNRESET'
  })
  await once(socket, 'connect')
  socket.write(start)
  const ended = once(socket, 'end')
  for (const chunk of body) {
    if (socket.readableEnded || socket.destroyed) break
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), ended])
  }
  /** A server that has read the whole body may want to keep the connection. */
  if (socket.bytesWritten > LENGTH) socket.end()
  await ended
  const bytesTaken = taken.reduce((sum, each) => sum + each.bytesRead, 0)
  socket.destroy()
  return { answer, bytesTaken, wasReset }
}

function* chunks(length: number): Iterable<Buffer> {
  const chunk = Buffer.alloc(65_536, 'x')
  for (let sent = 0; sent < length; sent += chunk.length) yield chunk
}

function* chunked(start: string): Iterable<Buffer> {
  for (const bytes of [Buffer.from(start), ...chunks(LENGTH)]) {
    yield Buffer.concat([
      Buffer.from(`${bytes.length.toString(16)}\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ])
  }
}

function head(method: string, url: string, headers: Record<string, string | number>): string {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`
  )
  return `${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`
}

const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=x' }
const FILE = '--x\r\nContent-Disposition: form-data; name="f"; filename="f.bin"\r\n\r\n'

describe('a form that says that it is too long is refused with 413 before it is read:', () => {
  test.each([
    ['/contact/submit', 'multipart/form-data; boundary=x'],
    ['/api/contact', 'application/json'],
    [NEWSLETTER_URL, 'application/json'],
    [NEWSLETTER_URL, 'application/x-www-form-urlencoded'],
    ['/de/newsletter/unsubscribe/abc', 'application/x-www-form-urlencoded'],
    ['/de/newsletter/unsubscribe/abc', 'multipart/form-data; boundary=x'],
  ])('%s as %s', async (url, type) => {
    const sent = head('POST', url, { 'Content-Type': type, 'Content-Length': LENGTH })
    const { answer, bytesTaken, wasReset } = await upload(sent, chunks(LENGTH))
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toMatch(/^connection: close$/im)
    expect(wasReset).toBe(false)
    expect(bytesTaken).toBeLessThan(FEW_BYTES)
  })

  test('in the visitor’s language, as a page', async () => {
    const sent = head('POST', '/contact/submit', {
      ...MULTIPART,
      'Content-Length': LENGTH,
      Accept: 'text/html',
      Referer: 'http://localhost/fr/contact',
    })
    const { answer } = await upload(sent, chunks(LENGTH))
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toContain('<html lang="fr">')
    expect(answer).toMatch(/<\/html>/)
  })

  test('although none of its body was sent', async () => {
    const sent = head('POST', '/contact/submit', { ...MULTIPART, 'Content-Length': LENGTH })
    const { answer, bytesTaken } = await upload(sent, [])
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(bytesTaken).toBe(sent.length)
  })

  test('instead of being answered with 100 Continue', async () => {
    const sent = head('POST', '/contact/submit', {
      ...MULTIPART,
      'Content-Length': LENGTH,
      Expect: '100-continue',
    })
    const { answer } = await upload(sent, [])
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })
})

test.each([
  ['/api/contact', 'application/json', '{"message":"'],
  [NEWSLETTER_URL, 'application/x-www-form-urlencoded', 'email='],
  ['/contact/submit', 'multipart/form-data; boundary=x', FILE],
  [
    '/contact/submit',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\n',
  ],
])(
  'a form that does not say how long it is, is cut at the limit: %s as %s',
  async (url, type, start) => {
    const sent = head('POST', url, { 'Content-Type': type, 'Transfer-Encoding': 'chunked' })
    const { answer, bytesTaken, wasReset } = await upload(sent, chunked(start))
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(wasReset).toBe(false)
    expect(bytesTaken).toBeLessThan(FEW_BYTES)
  }
)

describe('an address that takes no body reads none:', () => {
  test.each([
    ['POST', '/de', 405],
    ['PUT', '/de/kontakt', 405],
    ['GET', '/de/kontakt', 200],
    ['GET', '/favicon.ico', 200],
    ['GET', '/robots.txt', 200],
    ['DELETE', '/assets/none.js', 405],
    ['POST', '/de/%', 400],
    ['OPTIONS', '/contact/submit', 204],
  ])('%s %s (%i)', async (method, url, status) => {
    const sent = head(method, url, { ...MULTIPART, 'Content-Length': LENGTH })
    const { answer, bytesTaken, wasReset } = await upload(sent, chunks(LENGTH))
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toMatch(/^connection: close$/im)
    expect(wasReset).toBe(false)
    expect(bytesTaken).toBeLessThan(FEW_BYTES)
  })

  test.each(['/contact/submit', '/api/contact', NEWSLETTER_URL])(
    'nor does %s for a form from another site, or of another type',
    async (url) => {
      const foreign = { ...MULTIPART, 'Sec-Fetch-Site': 'cross-site' }
      const wrong = ['text/plain', 'application/jsonp', 'application/x-form', '']
      for (const [headers, status] of [
        [foreign, 403] as const,
        ...wrong.map((type) => [{ 'Content-Type': type }, 415] as const),
      ]) {
        taken = []
        const sent = head('POST', url, { ...headers, 'Content-Length': LENGTH })
        const { answer, bytesTaken } = await upload(sent, chunks(LENGTH))
        expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
        expect(bytesTaken).toBeLessThan(FEW_BYTES)
      }
    }
  )
})

test('a form that is small enough gets 100 Continue, is read, and keeps the connection open', async () => {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  const body = '{"country":"de"}'
  const type = { 'Content-Type': 'application/json', 'Content-Length': body.length }
  socket.setEncoding('utf8')
  socket.write(head('POST', '/api/contact', { ...type, Expect: '100-continue' }))
  const [asked] = await once(socket, 'data')
  expect(asked).toBe('HTTP/1.1 100 Continue\r\n\r\n')
  socket.write(body)
  const [answer] = await once(socket, 'data')
  expect(answer).toMatch(/^HTTP\/1\.1 (200|422) /)
  expect(answer).not.toMatch(/^connection: close$/im)
  socket.write(head('GET', '/health', { Connection: 'close' }))
  const [second] = await once(socket, 'data')
  expect(second).toMatch(/^HTTP\/1\.1 200 /)
  socket.destroy()
})

test('the last request of a connection is answered with Connection: close', async () => {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  const body = '{"country":"de"}'
  const type = { 'Content-Type': 'application/json', 'Content-Length': body.length }
  socket.setEncoding('utf8')
  socket.write(head('POST', '/api/contact', { ...type, Connection: 'close' }) + body)
  const [answer] = await once(socket, 'data')
  expect(answer).toMatch(/^HTTP\/1\.1 (200|422) /)
  expect(answer).toMatch(/^connection: close$/im)
  await once(socket, 'end')
})
