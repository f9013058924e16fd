import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { REQUEST, sendRequest } from '#tests/fixtures/forms/contact_request'
import { givenLog, type LogLine } from '#tests/fixtures/processes/log'
import { ask } from '#tests/visitor'

const { app } = givenSmallSite({ ACCESS_LOG: 'true', METRICS_TOKEN: 'a-token-for-figures' })
let log: LogLine[]
beforeEach(async () => {
  log = await givenLog()
})

const requests = () => log.filter(({ msg }) => msg === 'request')

/** The lines of a number of requests. */
async function lines(number = 1): Promise<LogLine[]> {
  await expect.poll(requests).toHaveLength(number)
  return requests()
}

test('a request has one line, with what was asked for and how it was answered', async () => {
  const { body } = await ask(app, '/de/unternehmen')
  expect(await lines()).toEqual([
    {
      level: 30,
      request_id: expect.stringMatching(/^[\w-]{36}$/),
      method: 'GET',
      kind: 'page',
      path: '/de/unternehmen',
      status: 200,
      bytes: expect.any(Number),
      ms: expect.any(Number),
      msg: 'request',
    },
  ])
  expect(Number((await lines())[0].bytes)).toBeGreaterThan(Buffer.byteLength(body))
})

test.each([
  ['/de/unternehmen', {}, 'page'],
  ['/de/unternehmen', { 'X-Inertia': 'true' }, 'visit'],
  ['/media/nothing-0123456789.jpg', {}, 'media'],
  ['/health/live', {}, 'operation'],
  ['/api/form-token', {}, 'api'],
])('%s with %j is a %s', async (path, headers, kind) => {
  await ask(app, path, headers)
  expect(await lines()).toMatchObject([{ kind }])
})

describe('it does not contain', () => {
  test('what a visitor sends, or from where', async () => {
    await sendRequest(app, REQUEST, {
      'User-Agent': 'Visitor/1',
      'X-Forwarded-For': '203.0.113.9',
    })
    expect(await lines()).toMatchObject([{ method: 'POST', kind: 'form', path: '/contact/submit' }])
    expect(JSON.stringify(log)).not.toMatch(
      /Ada|boden\.example|203\.0|127\.0\.0|::1|Visitor|kontakt/
    )
  })

  test.each([
    ['/de/newsletter/confirm/a-secret-of-somebody', '/de/newsletter/confirm/…'],
    ['/de/newsletter/unsubscribe/a-secret?of=somebody', '/de/newsletter/unsubscribe/…'],
    ['/de/suche?q=somebody&of', '/de/suche'],
    ['/de/somebody@boden.example', '/de/…'],
    ['/de/somebody%40boden.example/x', '/de/…/x'],
    [`/de/${'a-secret'.repeat(11)}`, '/de/…'],
    ['http://somebody.example/de/x?y', '/de/x'],
  ])('more of %s than %s', async (target, path) => {
    await ask(app, target)
    expect((await lines())[0].path).toBe(path)
    expect(JSON.stringify(log)).not.toMatch(/somebody|a-secret/)
  })
})

test('the id is that of the proxy in front, in the lines about faults too', async () => {
  const id = '0123456789abcdef0123456789abcdef'
  await ask(app, '/metrics', { 'X-Request-Id': id, Authorization: 'Bearer wrong' })
  expect(await lines()).toMatchObject([{ request_id: id }])
  const fault = log.find(({ msg }) => msg !== 'request')
  expect(fault).toMatchObject({ request_id: id, msg: 'refused: a wrong token for /metrics' })
})

test('an invalid id is replaced', async () => {
  await ask(app, '/health/live', { 'X-Request-Id': 'somebody@boden.example' })
  expect(await lines()).toMatchObject([{ request_id: expect.stringMatching(/^[\w-]{36}$/) }])
})

function hangUp(message: unknown) {
  ;(message as { socket: Socket }).socket.destroy()
}

test('a client that goes away before its answer is seen as one', async () => {
  subscribe('http.server.request.start', hangUp)
  await expect(ask(app, '/de/unternehmen')).rejects.toThrow('socket hang up')
  unsubscribe('http.server.request.start', hangUp)
  expect(await lines()).toMatchObject([{ path: '/de/unternehmen', status: 0 }])
})
