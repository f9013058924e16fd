import { afterEach, expect, test, vi } from 'vitest'
import { givenFormSite } from '#tests/fixtures/forms/form_site'
import { givenMail } from '#tests/fixtures/mail/outbox'
import { ask } from '#tests/visitor'

const { app } = givenFormSite({ METRICS_TOKEN: 'a-token-for-figures' })

afterEach(() => vi.restoreAllMocks())

/** What somebody reads who knows the token. */
async function readMetrics(): Promise<string> {
  const token = { Authorization: 'Bearer a-token-for-figures' }
  return (await ask(app, '/metrics', token)).body
}

/** The value of a figure, as it is written before a number. */
async function figure(name: string): Promise<number | undefined> {
  const line = (await readMetrics()).split('\n').find((each) => each.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length + 1))
}

test('with the token, the state of the outbox can be read', async () => {
  const written = Date.now() - 60_000
  await givenMail({}, new Date(written))
  const { status, headers, body } = await ask(app, '/metrics', {
    Authorization: 'Bearer a-token-for-figures',
  })
  expect(status, body).toBe(200)
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
    await expect(await ask(app, '/metrics', headers)).toHaveStatus(404)
  }
)

test('requests are counted by method, class of status and what was asked for', async () => {
  const pages = 'http_requests_total{method="GET",status="2xx",kind="page"}'
  const missing = 'http_requests_total{method="GET",status="4xx",kind="visit"}'
  const seen = 'http_request_duration_seconds_count{kind="page"}'
  const before = { pages: (await figure(pages)) ?? 0, seen: (await figure(seen)) ?? 0 }
  await ask(app, '/de/unternehmen')
  await ask(app, '/de/unternehmen')
  await ask(app, '/de/nichts', { 'X-Inertia': 'true' })
  await expect.poll(() => figure(pages)).toBe(before.pages + 2)
  await expect.poll(() => figure(seen)).toBe(before.seen + 2)
  await expect.poll(() => figure(missing)).toBe(1)
  await ask(app, '/de/unternehmen', {}, 'BREW')
  await expect.poll(readMetrics).not.toContain('BREW')
})

test('pages that are made are counted with the time that it takes, and none is left under way', async () => {
  const made = (await figure('pages_made_total')) ?? 0
  const seconds = (await figure('pages_made_seconds_total')) ?? 0
  await ask(app, '/de/unternehmen')
  /** The page, and the figures that were read before it. */
  expect(await figure('pages_made_total')).toBeGreaterThanOrEqual(made + 1)
  expect(await figure('pages_made_seconds_total')).toBeGreaterThan(seconds)
  /** The answer with the figures is under way itself. */
  expect(await figure('pages_under_way')).toBe(1)
  expect(await figure('pages_waiting')).toBe(0)
})

test('the pool, the event loop and the memory are there', async () => {
  const connections =
    ((await figure('database_connections_used')) ?? 0) +
    ((await figure('database_connections_free')) ?? 0)
  expect(connections).toBeGreaterThanOrEqual(1)
  expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
  expect(await figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
})

test('while the database is away the rest can still be read', async () => {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  vi.spyOn(db, 'connection').mockImplementation(() => {
    throw new Error('no database')
  })
  const body = await readMetrics()
  expect(body).toMatch(/^http_requests_total\{/m)
  expect(body).not.toMatch(/^outbox_waiting_messages \d/m)
})

test('answers out of the cache are counted, and what the cache takes', async () => {
  const hits = (await figure('response_cache_hits_total')) ?? 0
  for (let time = 0; time < 4; time++) await ask(app, '/de/unternehmen')
  expect(await figure('response_cache_hits_total')).toBeGreaterThan(hits)
  expect(await figure('response_cache_bytes')).toBeGreaterThan(0)
})
