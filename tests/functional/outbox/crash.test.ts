import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NEWSLETTER_URL } from '#shared/newsletter_form'
import { REQUEST } from '#tests/fixtures/contact_request'
import { ProductionServer } from '#tests/fixtures/production_server'

/** How often the server is killed; the promise of 60 rounds is kept by `CRASH_ROUNDS=60`. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 4)

/** Sends one form after another until the server is gone; tells of those it acknowledges. */
async function sendUntilItDies(
  send: (name: string) => Promise<boolean | undefined>,
  nameOf: (number: number) => string,
  acknowledge: (name: string) => void
) {
  for (let number = 0; ; number++) {
    const name = nameOf(number)
    const isAcknowledged = await send(name)
    if (isAcknowledged === undefined) return
    if (isAcknowledged) acknowledge(name)
  }
}

describe.runIf(process.env.TEST_DATABASE === 'sqlite')('a server that dies', () => {
  let server: ProductionServer
  beforeAll(async () => {
    server = await ProductionServer.create()
  })
  afterAll(() => server.delete())

  /** Sends a contact request; says whether it was acknowledged, or nothing if nobody answered. */
  async function requestContact(
    message: string,
    email = `${message.replaceAll(' ', '.')}@boden.example`
  ): Promise<boolean | undefined> {
    const body = new FormData()
    for (const [field, value] of Object.entries({ ...REQUEST, email, message })) {
      body.set(field, value)
    }
    body.set('request_key', message)
    return post('/contact/submit', { body })
  }

  /** Signs an address up for the newsletter; says the same. */
  async function signUp(email: string): Promise<boolean | undefined> {
    return post(NEWSLETTER_URL, {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, redirectionUrl: '/de' }),
    })
  }

  async function post(path: string, request: RequestInit): Promise<boolean | undefined> {
    const send = fetch(server.url + path, { method: 'POST', ...request })
    return (await send.catch(() => undefined))?.ok
  }

  test('has lost no request that it acknowledged, and each has its mails', async () => {
    const requests: string[] = []
    const signUps: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await server.start()
      const first = Promise.withResolvers<void>()
      const lanes = Array.from({ length: 8 }, (_, lane) =>
        lane < 4
          ? sendUntilItDies(
              (message) => requestContact(message),
              (number) => `round ${round} lane ${lane} number ${number}`,
              (message) => requests.push(message)
            )
          : sendUntilItDies(
              signUp,
              (number) => `r${round}l${lane}n${number}@boden.example`,
              (email) => {
                signUps.push(email)
                first.resolve()
              }
            )
      )
      await first.promise
      await pause(Math.random() * 100)
      await server.stop('SIGKILL')
      await Promise.all(lanes)
    }

    const database = new DatabaseSync(join(server.storage, 'site.sqlite'))
    const rows = (sql: string) => database.prepare(sql).all()
    const kept = new Set(rows('select message from contact_requests').map((row) => row.message))
    expect(requests.length).toBeGreaterThanOrEqual(ROUNDS)
    expect(requests.filter((message) => !kept.has(message))).toEqual([])
    for (const kind of ['contact_request', 'contact_receipt']) {
      expect(rows(`select id from outbox_messages where kind = '${kind}'`)).toHaveLength(kept.size)
    }
    const mailed = rows(
      `select recipient from outbox_messages
         join newsletter_subscriptions on email_key = recipient
         where kind = 'newsletter_confirmation'`
    ).map((row) => row.recipient)
    expect(signUps.length).toBeGreaterThanOrEqual(ROUNDS)
    expect(signUps.filter((email) => !mailed.includes(email))).toEqual([])
    expect(rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
  })

  test('still knows after its next start who has had a receipt', async () => {
    for (const message of ['first', 'second']) {
      await server.start()
      expect(await requestContact(message, 'ada@boden.example')).toBe(true)
      await server.stop('SIGKILL')
    }
    const database = new DatabaseSync(join(server.storage, 'site.sqlite'))
    const mails = database
      .prepare("select kind from outbox_messages where kind = 'contact_receipt' and recipient = ?")
      .all('ada@boden.example')
    expect(mails).toHaveLength(1)
  })

  /** A mail that was under way when the server died waits for some minutes longer. */
  test('delivers after its next start what it had acknowledged before', async () => {
    await server.start()
    const database = new DatabaseSync(join(server.storage, 'site.sqlite'))
    const waiting = () =>
      database
        .prepare("select id from outbox_messages where status = 'waiting' and attempts = 0")
        .all().length
    await expect.poll(waiting, { interval: 500 }).toBe(0)
    expect(await server.stop('SIGTERM')).toBe(0)
  })
})
