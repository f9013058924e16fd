import { expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { givenBrokenDatabase } from '#tests/fixtures/database/broken_database'
import { givenLog } from '#tests/fixtures/processes/log'
import { ask } from '#tests/visitor'

const { app } = givenSmallSite({ METRICS_TOKEN: 'a-token-for-figures' })

const readMetrics = (authorization: string) =>
  ask(app, '/metrics', authorization ? { Authorization: authorization } : {})

test('a wrong token for /metrics is logged, but not what it was', async () => {
  const lines = await givenLog()
  await readMetrics('Bearer guessed')
  expect(lines).toEqual([
    expect.objectContaining({
      level: 40,
      request_id: expect.stringMatching(/./),
      msg: 'refused: a wrong token for /metrics',
    }),
  ])
  expect(JSON.stringify(lines)).not.toContain('guessed')
})

test('neither the right token nor a missing one is logged', async () => {
  const lines = await givenLog()
  await readMetrics('Bearer a-token-for-figures')
  await readMetrics('')
  expect(lines).toEqual([])
})

test('a fault of ours is logged with its route, and without the secret in the address', async () => {
  await givenBrokenDatabase()
  const lines = await givenLog()
  const { status, body } = await ask(app, '/de/newsletter/confirm/a-secret-of-somebody')
  expect(status, body).toBe(500)
  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      method: 'GET',
      route: '/:locale/newsletter/confirm/:token',
      request_id: expect.stringMatching(/./),
      msg: 'no database',
    }),
  ])
  expect(JSON.stringify(lines)).not.toContain('a-secret-of-somebody')
})

test('what a visitor sends can neither end nor forge a line of the log', async () => {
  const lines = await givenLog()
  await ask(app, '/metrics', {
    Authorization: 'x',
    'X-Request-Id': '"}\t{"level":60,"msg":"x',
  })
  expect(lines).toMatchObject([{ level: 40, request_id: expect.stringMatching(/^[\w-]{36}$/) }])
})
