import { afterEach, expect, test } from 'vitest'
import { forgetRequests, givenMail } from '#tests/fixtures/outbox'
import { givenSmallSite } from '#tests/fixtures/small_site'
import { ask } from '#tests/visitor'

const site = givenSmallSite({ METRICS_TOKEN: 'a-token-for-figures' })

afterEach(forgetRequests)

test('whoever knows the token reads how the outbox stands', async () => {
  await givenMail({}, new Date(Date.now() - 60_000))
  const { status, headers, body } = await ask(site.app, '/metrics', {
    Authorization: 'Bearer a-token-for-figures',
  })
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toMatch(/^outbox_waiting_messages 1$/m)
  expect(body).toMatch(/^outbox_failed_messages 0$/m)
  expect(body).toMatch(/^outbox_oldest_waiting_seconds 6\d$/m)
})

test.each(['', 'Bearer a-token-for-figure5', 'Bearer', 'Basic a-token-for-figures'])(
  'for everybody else there is nothing at the address (%j)',
  async (authorization) => {
    const headers: Record<string, string> = authorization ? { Authorization: authorization } : {}
    expect((await ask(site.app, '/metrics', headers)).status).toBe(404)
  }
)
