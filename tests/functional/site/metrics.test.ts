import { afterEach, expect, test } from 'vitest'
import { forgetRequests, givenMail } from '#tests/fixtures/outbox'
import { givenSmallSite } from '#tests/fixtures/small_site'
import { ask } from '#tests/visitor'

const site = givenSmallSite({ METRICS_TOKEN: 'a-token-for-figures' })

afterEach(forgetRequests)

test('whoever knows the token reads how the outbox stands', async () => {
  const written = Date.now() - 60_000
  await givenMail({}, new Date(written))
  const { status, headers, body } = await ask(site.app, '/metrics', {
    Authorization: 'Bearer a-token-for-figures',
  })
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toMatch(/^outbox_waiting_messages 1$/m)
  expect(body).toMatch(/^outbox_failed_messages 0$/m)
  const [, seconds] = /^outbox_oldest_waiting_seconds (\d+)$/m.exec(body) ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(60)
  expect(Number(seconds)).toBeLessThanOrEqual(Math.ceil((Date.now() - written) / 1000))
})

test.each(['', 'Bearer a-token-for-figure5', 'Bearer', 'Basic a-token-for-figures'])(
  'for everybody else there is nothing at the address (%j)',
  async (authorization) => {
    const headers: Record<string, string> = authorization ? { Authorization: authorization } : {}
    expect((await ask(site.app, '/metrics', headers)).status).toBe(404)
  }
)
