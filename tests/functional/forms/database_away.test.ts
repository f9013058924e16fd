import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { givenSite } from '#tests/fixtures/content/small_site'
import { DatabaseProxy } from '#tests/fixtures/database/database_proxy'
import { guards, REQUEST, sendRequest } from '#tests/fixtures/forms/contact_request'
import { forgetRequests, waitingMails } from '#tests/fixtures/mail/outbox'
import { ask, visitHeaders } from '#tests/visitor'

/** A page that nobody has been shown: the others are cached for another moment. */
const UNSEEN = '/de/datenschutz'

describe.runIf(process.env.TEST_DATABASE === 'postgres')('when PostgreSQL', () => {
  const proxy = new DatabaseProxy()
  afterAll(() => proxy.close())
  const { app } = givenSite(async () => undefined, {
    databaseVia: (url) => proxy.start(url),
    /** Cached pages are served without the database, and requests for the same page share one query. */
    env: { DATABASE_TIMEOUT: '3000', RESPONSE_CACHE: '0' },
  })
  afterEach(async () => {
    proxy.heal()
    await expect.poll(() => ask(app, '/health')).toHaveStatus(200)
    await forgetRequests()
  })
  const send = async () => sendRequest(app, { ...REQUEST, ...(await guards()) })

  test('is lost before COMMIT, nothing was stored and nobody is told otherwise', async () => {
    proxy.fault = 'cut_before_commit'
    const answers = await Promise.all(Array.from({ length: 5 }, () => send()))
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503])
    proxy.heal()
    expect(await waitingMails()).toEqual([])
  })

  test('is lost after COMMIT, the request is sent again and kept once', async () => {
    proxy.fault = 'cut_after_commit'
    proxy.cuts = 1
    await expect(await send()).toHaveStatus(200)
    expect(proxy.cuts).toBe(0)
    expect(await waitingMails()).toHaveLength(2)
  })

  test('does not answer, everybody is told so, and the site recovers with it', async () => {
    const visit = await visitHeaders(app)
    proxy.fault = 'freeze'
    const [page, json, ready, live, form] = await Promise.all([
      ask(app, UNSEEN),
      ask(app, UNSEEN, visit),
      ask(app, '/health/ready'),
      ask(app, '/health/live'),
      send(),
    ])
    expect([page, json, ready, live, form].map(({ status }) => status)).toEqual([
      503, 503, 503, 200, 503,
    ])
    expect(page.body).toContain('Bei uns klemmt etwas.')
    for (const { headers } of [page, json]) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(headers['cache-control']).toBe('no-store')
    }
    proxy.heal()
    await expect.poll(() => ask(app, '/de')).toHaveStatus(200)
    await expect(await send()).toHaveStatus(200)
    expect(await waitingMails()).toHaveLength(2)
  })

  test('does not answer, no more than ten pages wait for it', async () => {
    proxy.fault = 'freeze'
    const asked = Array.from({ length: 105 }, (_, index) =>
      ask(app, UNSEEN, {}, index % 2 ? 'GET' : 'HEAD')
    )
    const causes = Object.groupBy(await Promise.all(asked), ({ status, headers }) =>
      status === 503 && headers['retry-after'] === '5' ? 'overload' : 'database'
    )
    expect(causes.overload).toHaveLength(95)
    expect(causes.database).toHaveLength(10)
    for (const { headers } of causes.overload ?? []) expect(headers.connection).toBe('close')
  })
})
