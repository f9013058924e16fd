import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import {
  hostileRequests,
  INSIDE,
  oddRequests,
  toBytes,
} from '#tests/fixtures/forms/hostile_requests'
import { ask, visitHeaders } from '#tests/visitor'

const { app } = givenSmallSite()

/**
 * `HOSTILE_REQUESTS=20000 HOSTILE_SEED=$RANDOM` tries more requests; the same seed repeats the same
 * requests.
 */
const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 500)
const SEED = Number(process.env.HOSTILE_SEED ?? 20261122)

/**
 * These clients half-close the connection, so that the server does not wait for the rest of an
 * incomplete request. By default Node takes that for a client that has gone.
 */
beforeAll(async () => {
  const { default: server } = await import('@adonisjs/core/services/server')
  Object.assign(server.getNodeServer() ?? {}, { httpAllowHalfOpen: true })
})

test('whatever is asked, however it is asked, nothing fails on our side', async () => {
  console.log(`${REQUESTS} hostile and as many odd requests, HOSTILE_SEED=${SEED}`)
  const visit = await visitHeaders(app)
  const statuses = new Map<number, number>()

  const requests = [...hostileRequests(REQUESTS, SEED), ...oddRequests(REQUESTS, SEED)]
  for (const [number, made] of requests.entries()) {
    const bytes = toBytes(made, number % 3 === 0 ? visit : {})
    const answer = await exchange(bytes)
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    /** An incomplete request gets no answer: the connection ends. */
    const isAnswered = answer === '' || (status >= 200 && status < 500)
    expect(isAnswered, `${answer.slice(0, 2_000)}\n\nto ${JSON.stringify(bytes)}`).toBe(true)
    expect(INSIDE.exec(answer)?.[0], JSON.stringify(bytes)).toBeUndefined()
  }

  console.log('answers by status:', Object.fromEntries(statuses))
  for (const status of [200, 400, 404, 405]) expect([...statuses.keys()]).toContain(status)
  await expect(await ask(app, '/health')).toHaveStatus(200)
  await expect(await ask(app, '/de')).toHaveStatus(200)
})

/** Sends bytes, half-closes the connection and returns the last answer. */
function exchange(bytes: string): Promise<string> {
  const { hostname, port } = new URL(app.url)
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

test('an address or a header of 100 kB is refused with 431, or the connection is closed', async () => {
  const long = 'x'.repeat(100_000)
  for (const head of [`GET /de?${long} HTTP/1.1`, `GET /de HTTP/1.1\r\nX-Inertia: ${long}`]) {
    expect(await exchange(`${head}\r\nHost: x\r\n\r\n`)).toMatch(/^(HTTP\/1\.1 431 .*)?$/s)
  }
  await expect(await ask(app, '/health')).toHaveStatus(200)
})

test('an older version asks for an address in any script again as it was sent', async () => {
  const url = '/de/%E4%BD%A0%0D%0A%F0%9F%98%80?q=%E2%9C%93'
  const { status, headers, body } = await ask(app, url, { 'X-Inertia': 'true' })
  expect(status, body).toBe(409)
  expect(headers['x-inertia-location']).toBe(url)
})

test.each([
  '/de/%00',
  '/calendars/de/%00.ics',
  '/data/families/%00/datasheets-de.zip',
  '/data/groups/%00/sample.json',
  '/data/groups/stairs/a%00b/datasheet-de.pdf',
])(
  '%s leads nowhere, as it does not on PostgreSQL either, which knows no such text',
  async (url) => {
    await expect(await ask(app, url)).toHaveStatus(404)
  }
)

test('a client that leaves while its file is looked for does no harm', async () => {
  const { hostname, port } = new URL(app.url)
  for (let count = 0; count < 50; count++) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => socket.destroy())
    await once(socket, 'connect')
    socket.write('GET /favicon.ico HTTP/1.1\r\nHost: x\r\n\r\n', () => socket.resetAndDestroy())
    await once(socket, 'close')
  }
  await expect(await ask(app, '/favicon.ico')).toHaveStatus(200)
})

test.each([
  ['an address of 8 kB', `/de/${'x'.repeat(8_000)}`, {}, 404],
  ['a thousand parameters', `/de?${'a[b][c]=1&'.repeat(900)}`, {}, 200],
])('%s is answered', async (_, url, headers, status) => {
  await expect(await ask(app, url, headers)).toHaveStatus(status)
})
