import { describe, expect, test } from 'vitest'
import { givenFormSite } from '#tests/fixtures/forms/form_site'
import {
  givenRequest,
  givenSubscriber,
  ORIGIN,
  subscriptions,
  tokenOf,
} from '#tests/fixtures/forms/newsletter'
import { giveUp, outbox, waitingMails } from '#tests/fixtures/mail/outbox'
import { ask, pageObject } from '#tests/visitor'

const { app } = givenFormSite()

async function idOf(email: string): Promise<string> {
  const found = (await subscriptions()).find((subscription) => subscription.email === email)
  return found?.id ?? 'nobody'
}

async function purge(time: string) {
  const { purgeSubscriptions } = await import('#newsletter/erase')
  await purgeSubscriptions(new Date(time))
}

const emails = async () => (await subscriptions()).map(({ email }) => email)

/** Who waits for a lock in this database. */
const WAITING = `select pid from pg_locks join pg_database on pg_database.oid = database
  where datname = current_database() and not granted`

/**
 * Requests of which none is written before all have looked for an earlier one. SQLite's only
 * connection sees to that by itself; on PostgreSQL they wait for a lock.
 */
async function writtenAtOnce(requests: (() => Promise<void>)[]) {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  if (db.connection().dialect.name !== 'postgres') {
    await Promise.all(requests.map((request) => request()))
    return
  }
  const lock = await db.transaction()
  await lock.rawQuery('lock table newsletter_subscriptions in exclusive mode')
  const written = requests.map((request) => request())
  const waiting = async () => (await lock.rawQuery(WAITING)).rows.length
  await expect.poll(waiting).toBe(requests.length)
  await lock.commit()
  await Promise.all(written)
}

describe('a sign-up that is not confirmed', () => {
  test('is forgotten after 7 days', async () => {
    await givenRequest('ada@boden.example', new Date('2026-03-01T10:00:00Z'))
    await givenSubscriber('eva@boden.example', new Date('2026-03-01T10:00:00Z'))
    await purge('2026-03-08T09:59:00Z')
    expect(await emails()).toHaveLength(2)
    await purge('2026-03-08T10:01:00Z')
    expect(await emails()).toEqual(['eva@boden.example'])
  })

  test('is kept once when two come at once, with one mail: its link works', async () => {
    const { linkState } = await import('#newsletter/confirmation')
    await writtenAtOnce([
      () => givenRequest('ada@boden.example', new Date('2026-03-01T10:00:00Z')),
      () => givenRequest('ada@boden.example', new Date('2026-03-03T10:00:00Z')),
    ])
    expect(await emails()).toHaveLength(1)
    const mails = await waitingMails()
    expect(mails).toHaveLength(1)
    expect(await linkState(tokenOf(mails[0]), new Date('2026-03-04T10:00:00Z'))).toBe('open')
  })

  test('is forgotten 7 days after it was asked for again', async () => {
    await givenRequest('ada@boden.example', new Date('2026-03-01T10:00:00Z'))
    await givenRequest('ada@boden.example', new Date('2026-03-05T10:00:00Z'))
    await purge('2026-03-09T10:00:00Z')
    expect(await emails()).toHaveLength(1)
    await purge('2026-03-12T10:01:00Z')
    expect(await emails()).toEqual([])
  })
})

describe('the proof of a consent', () => {
  test('is kept as long as the subscription', async () => {
    await givenSubscriber('ada@boden.example', new Date('2026-03-01T10:00:00Z'))
    await purge('2046-01-01T10:00:00Z')
    expect(await emails()).toHaveLength(1)
  })

  test('is forgotten three years after the year of unsubscribing', async () => {
    const { unsubscribe } = await import('#newsletter/unsubscription')
    await givenSubscriber('ada@boden.example', new Date('2025-03-01T10:00:00Z'))
    await unsubscribe(await idOf('ada@boden.example'), new Date('2026-12-31T23:00:00Z'))
    await purge('2029-12-31T23:59:00Z')
    expect(await emails()).toHaveLength(1)
    await purge('2030-01-01T00:00:00Z')
    expect(await emails()).toEqual([])
  })
})

test('the mails about what is forgotten are forgotten, given up or waiting', async () => {
  await givenRequest('ada@boden.example', new Date('2026-03-01T10:00:00Z'))
  await givenRequest('eva@boden.example', new Date('2026-03-01T10:00:00Z'))
  await givenSubscriber('eva@boden.example', new Date('2026-03-03T10:00:00Z'))
  await giveUp(new Date('2026-03-05T10:00:00Z'))
  await purge('2026-03-08T10:01:00Z')
  const recipients = (await outbox()).map(({ recipient }) => recipient)
  expect(new Set(recipients)).toEqual(new Set(['eva@boden.example']))
})

describe('the export', () => {
  test('has everybody who gets the newsletter, with the proof and a way out', async () => {
    const { exportSubscribers } = await import('#newsletter/export_subscribers')
    const { unsubscribe } = await import('#newsletter/unsubscription')
    await givenRequest('pending@boden.example')
    await givenSubscriber('ended@boden.example')
    await unsubscribe(await idOf('ended@boden.example'))
    await givenSubscriber('ada@boden.example')
    const [header, row, end] = (await exportSubscribers()).replace('\uFEFF', '').split('\r\n')
    expect(header).toBe(
      '"email";"locale";"requested_at";"confirmed_at";"consent_version";"unsubscribe_url"'
    )
    const [email, locale, requested, confirmed, version, url] = row.slice(1, -1).split('";"')
    expect([email, locale, end]).toEqual(['ada@boden.example', 'de', ''])
    for (const time of [requested, confirmed]) expect(Date.parse(time)).toBeGreaterThan(0)
    expect(version).toMatch(/^[0-9a-f]{16}$/)
    expect(url.startsWith(`${ORIGIN}/de/newsletter/unsubscribe/`)).toBe(true)
    const page = await ask(app, url.slice(ORIGIN.length))
    expect(pageObject(page.body).props.button).toBe('Newsletter abbestellen')
  })
})
