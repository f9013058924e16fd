import { describe, expect, test } from 'vitest'
import { toEmailKey } from '#shared/forms/email'
import { lockDatabase } from '#tests/fixtures/database/locked_database'
import { ADDRESSES, SMTPUTF8_ADDRESSES } from '#tests/fixtures/forms/email_addresses'
import { givenFormSite } from '#tests/fixtures/forms/form_site'
import { givenMailServer } from '#tests/fixtures/mail/given_mail_server'
import type { Manner } from '#tests/fixtures/mail/mail_server'
import { attributesOf, deliverAll, givenMail, giveUp, outbox } from '#tests/fixtures/mail/outbox'
import { givenLog } from '#tests/fixtures/processes/log'
import { givenPauses } from '#tests/fixtures/processes/pauses'

const { server, env } = await givenMailServer()
const { app, send } = givenFormSite(env)

const HOUR = 3_600_000
/** When this file's mails are written and delivered, however long its tests take. */
const NOW = new Date()
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR)

test('a contact request reaches the company and its sender', async () => {
  await send({ message: 'Grüße, жду ответа' })
  expect(await deliverAll()).toBe(2)
  const [request, receipt] = server.mails
  expect(request).toMatchObject({
    from: { name: 'Saumer Profile', address: 'website@saumer.example' },
    to: [{ name: 'Saumer Profile', address: 'kontakt@saumer.example' }],
    replyTo: [{ name: 'Ada Boden', address: 'ada@boden.example' }],
    subject: expect.stringMatching(/^Kontaktanfrage von Boden & Söhne \([2-9A-Z]{8}\)$/),
    text: expect.stringContaining('> Grüße, жду ответа'),
    html: expect.stringContaining('Grüße, жду ответа'),
  })
  expect(receipt).toMatchObject({
    to: [{ address: 'ada@boden.example' }],
    subject: 'Ihre Anfrage ist angekommen',
  })
})

test.each(ADDRESSES)('a visitor who writes %s gets mail at %s', async (typed, handedOver) => {
  await send({ email: typed })
  await deliverAll()
  const [request, receipt] = server.mails
  expect(request.replyTo).toEqual([{ name: 'Ada Boden', address: handedOver }])
  expect(receipt.to).toEqual([{ name: '', address: handedOver }])
  expect(server.recipients[1].map(toEmailKey)).toEqual([toEmailKey(handedOver)])
})

test.each(SMTPUTF8_ADDRESSES)('%s gets mail, and is in no header of other mails', async (typed) => {
  server.hasSmtpUtf8 = true
  await send({ email: typed })
  await deliverAll()
  const [request, receipt] = server.mails
  expect(request.replyTo).toBeUndefined()
  expect(request.text).toContain(typed)
  expect(JSON.stringify(request.headers)).not.toContain(typed.split('@')[0])
  expect(receipt.to?.map(({ address = '' }) => toEmailKey(address))).toEqual([toEmailKey(typed)])
  expect(server.recipients[1].map(toEmailKey)).toEqual([toEmailKey(typed)])
  server.hasSmtpUtf8 = false
})

test('what is delivered is forgotten but for the fact, and in the end altogether', async () => {
  await givenMail()
  await deliverAll()
  expect(await outbox()).toMatchObject([
    { status: 'sent', content: null, attempts: 1, lastError: null },
  ])
  const { purgeOutbox } = await import('#outbox/outbox')
  await purgeOutbox(later(29 * 24))
  expect(await outbox()).toHaveLength(1)
  await purgeOutbox(later(31 * 24))
  expect(await outbox()).toHaveLength(0)
})

test('what was given up is forgotten as long after it was', async () => {
  await givenMail({}, NOW)
  const { purgeOutbox } = await import('#outbox/outbox')
  await giveUp(later(80))
  expect(await outbox()).toMatchObject([{ status: 'failed' }])
  await purgeOutbox(later(80 + 29 * 24))
  expect(await outbox()).toHaveLength(1)
  await purgeOutbox(later(80 + 31 * 24))
  expect(await outbox()).toHaveLength(0)
})

test.runIf(process.env.TEST_DATABASE === 'sqlite')(
  'a mail is sent once, even if the database is locked until long after it was out',
  async () => {
    givenPauses(async () => {})
    await givenMail({}, NOW)
    let unlock: (() => Promise<void>) | undefined
    server.meanwhile = async () => {
      unlock = await lockDatabase(app)
    }
    await expect(deliverAll(NOW)).rejects.toThrow('locked')
    await expect(deliverAll(later(1))).rejects.toThrow('locked')
    await unlock?.()
    expect(await outbox()).toMatchObject([{ status: 'waiting' }])

    expect(await deliverAll(later(1))).toBe(0)
    expect(await outbox()).toMatchObject([{ status: 'sent', endedAt: NOW.toISOString() }])
    expect(server.attempts).toHaveLength(1)
  }
)

test('a slow mail server is waited for', async () => {
  server.manner = 'delay'
  await givenMail()
  await deliverAll()
  expect(server.mails).toHaveLength(1)
})

test('a mail server that never comes to an end holds up no other mail', async () => {
  const { deliverNext } = await import('#outbox/deliver')
  server.manner = 'hang'
  await givenMail({}, NOW)
  const [{ messageId }] = await outbox()
  expect(await deliverNext(() => NOW, 100)).toBe(true)
  expect(await outbox()).toMatchObject([
    { status: 'waiting', attempts: 1, lastError: expect.stringContaining('longer than 100 ms') },
  ])
  expect(await deliverNext(() => NOW)).toBe(false)

  server.recover()
  expect(await deliverAll(later(0.02))).toBe(1)
  expect(await outbox()).toMatchObject([{ status: 'sent' }])
  /** Whoever was given up may come to an end after all: readers know both as one. */
  expect(new Set(server.mails.map((mail) => mail.messageId))).toEqual(new Set([messageId]))
})

describe('a mail server that does not take a mail', () => {
  const manners: [Manner, RegExp][] = [
    ['refuse_for_now', /451 Busy/],
    ['refuse_for_good', /550 No/],
  ]

  test.each(manners)(
    '(%s) is asked again after a minute, with the same Message-ID',
    async (manner, reason) => {
      server.manner = manner
      await givenMail({}, NOW)
      const [{ messageId }] = await outbox()
      expect(await deliverAll(NOW)).toBe(1)
      expect(await outbox()).toMatchObject([
        { status: 'waiting', attempts: 1, lastError: expect.stringMatching(reason) },
      ])
      expect(await deliverAll(NOW)).toBe(0)

      server.manner = 'accept'
      expect(await deliverAll(later(0.02))).toBe(1)
      expect(server.mails).toMatchObject([{ messageId }])
    }
  )

  test('is asked ever less often for 72 hours; then an operator is notified', async () => {
    server.manner = 'refuse_for_now'
    await givenMail({}, NOW)
    let hours = 0
    for (let attempt = 0; attempt < 100; attempt++) {
      const [{ status, dueAt }] = await outbox()
      if (status !== 'waiting') break
      const due = new Date(dueAt)
      expect(await deliverAll(new Date(due.getTime() - 1))).toBe(0)
      expect(await deliverAll(due)).toBe(1)
      hours = (due.getTime() - NOW.getTime()) / HOUR
    }
    expect(hours).toBeGreaterThan(67)
    expect(hours).toBeLessThan(72.1)
    expect(server.attempts.length).toBeLessThan(30)

    const { outboxStatus } = await import('#outbox/outbox_status')
    expect(await outboxStatus()).toMatchObject({ failed: 1, waiting: 0, healthy: false })
    const { findFailed, retryFailed } = await import('#outbox/outbox')
    expect(attributesOf(await findFailed())).toMatchObject([
      { recipient: 'empfang@saumer.example' },
    ])

    server.manner = 'accept'
    expect(await retryFailed(NOW)).toBe(1)
    await deliverAll(NOW)
    expect(server.mails).toHaveLength(1)
  })

  test('is logged, with its answer, and without a word of whose mail it is', async () => {
    server.manner = 'refuse_for_good'
    const log = await givenLog()
    await givenMail()
    await deliverAll()
    const [{ messageId, lastError }] = await outbox()
    expect(lastError).toContain('empfang@saumer.example')
    expect(log).toEqual([
      {
        level: 40,
        mail: messageId,
        kind: 'contact_request',
        attempts: 1,
        code: 'EMESSAGE',
        command: 'DATA',
        response: 550,
        msg: 'a mail was not delivered',
      },
    ])
  })
})

describe('several processes', () => {
  test('never have the same mail at a time', async () => {
    for (let mail = 0; mail < 8; mail++) await givenMail({ subject: `Anfrage ${mail}` })
    await Promise.all([deliverAll(), deliverAll(), deliverAll(), deliverAll()])
    const subjects = Array.from({ length: 8 }, (_, mail) => `Anfrage ${mail}`)
    expect(server.mails).toHaveLength(8)
    expect(new Set(server.mails.map(({ subject }) => subject))).toEqual(new Set(subjects))
  })

  test('leave a mail to the next when they die over it', async () => {
    await givenMail({}, NOW)
    const { claimMail } = await import('#outbox/outbox')
    expect(await claimMail(NOW)).toBeDefined()
    expect(await deliverAll(NOW)).toBe(0)
    expect(await deliverAll(later(0.1))).toBe(1)
    expect(server.mails).toHaveLength(1)
  })
})

describe('the outbox is watched', () => {
  test('a mail that waits for a quarter of an hour is one too many', async () => {
    const { outboxStatus } = await import('#outbox/outbox_status')
    expect(await outboxStatus(NOW)).toEqual({
      waiting: 0,
      failed: 0,
      oldest_waiting: 0,
      healthy: true,
    })
    await givenMail({}, later(-0.2))
    expect(await outboxStatus(NOW)).toMatchObject({
      waiting: 1,
      oldest_waiting: 720,
      healthy: true,
    })
    await givenMail({}, later(-0.3))
    expect(await outboxStatus(NOW)).toMatchObject({ waiting: 2, healthy: false })
    const health = await fetch(`${app.url}/health/mail`)
    expect([health.status, await health.json()]).toEqual([503, { status: 'mail is late' }])
  })

  test('all is well while no mail is late', async () => {
    await givenMail()
    const health = await fetch(`${app.url}/health/mail`)
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }])
  })
})

test('the server’s process delivers by itself and stops on a signal', async () => {
  const { BackgroundWork } = await import('#operations/background_work')
  const { default: logger } = await import('@adonisjs/core/services/logger')
  const work = new BackgroundWork(logger)
  await givenMail()
  work.start()
  await expect.poll(() => server.mails.length).toBe(1)
  await work.stop()
  await givenMail()
  expect(await outbox()).toMatchObject([{ status: 'sent' }, { status: 'waiting' }])
})
