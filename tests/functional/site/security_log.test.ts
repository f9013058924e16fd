import { LoggerFactory } from '@adonisjs/core/factories/logger'
import { afterEach, expect, test, vi } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { ask } from '#tests/visitor'

const site = givenSmallSite({ METRICS_TOKEN: 'a-token-for-figures' })
afterEach(() => vi.restoreAllMocks())

/** Collects what requests log from now on, line by line as it is written. */
async function givenLog(): Promise<string[]> {
  const { default: logger } = await import('@adonisjs/core/services/logger')
  const lines: string[] = []
  const collecting = new LoggerFactory()
    .merge({ enabled: true, level: 'info' })
    .pushLogsTo(lines)
    .create()
  vi.spyOn(logger, 'child').mockImplementation((bindings) => collecting.child(bindings))
  return lines
}

/** Makes every query fail. */
async function givenBrokenDatabase() {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  vi.spyOn(db, 'from').mockImplementation(() => {
    throw new Error('no database')
  })
}

const readMetrics = (authorization: string) =>
  ask(site.app, '/metrics', authorization ? { Authorization: authorization } : {})

test('a wrong token for /metrics is logged, but not what it was', async () => {
  const lines = await givenLog()
  await readMetrics('Bearer guessed')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 40,
      time: expect.any(Number),
      request_id: expect.stringMatching(/./),
      msg: 'refused: a wrong token for /metrics',
    }),
  ])
  expect(lines.join()).not.toContain('guessed')
})

test('neither the right token nor none is worth a line', async () => {
  const lines = await givenLog()
  await readMetrics('Bearer a-token-for-figures')
  await readMetrics('')
  expect(lines).toEqual([])
})

test('a fault of ours is logged with its route, and without the secret in the address', async () => {
  await givenBrokenDatabase()
  const lines = await givenLog()
  const { status, body } = await ask(site.app, '/de/newsletter/confirm/a-secret-of-somebody')
  expect(status, body).toBe(500)
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 50,
      method: 'GET',
      route: '/:locale/newsletter/confirm/:token',
      request_id: expect.stringMatching(/./),
      msg: 'no database',
    }),
  ])
  expect(lines.join()).not.toContain('a-secret-of-somebody')
})

test('what a visitor sends can neither end nor forge a line of the log', async () => {
  const lines = await givenLog()
  await ask(site.app, '/metrics', {
    Authorization: 'x',
    'X-Request-Id': '"}\t{"level":60,"msg":"x',
  })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0])).toMatchObject({
    level: 40,
    request_id: expect.stringMatching(/^[\w-]{36}$/),
  })
})
