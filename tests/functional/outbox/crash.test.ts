import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NEWSLETTER_URL } from '#shared/forms/newsletter_form'
import { REQUEST } from '#tests/fixtures/forms/contact_request'
import { ProductionServer } from '#tests/fixtures/processes/production_server'

/**
 * Sends a contact request. Returns whether it was acknowledged, or `undefined` without an answer.
 */
async function requestContact(
  server: ProductionServer,
  message: string,
  email = `${message}@boden.example`
): Promise<boolean | undefined> {
  const body = new FormData()
  for (const [field, value] of Object.entries({ ...REQUEST, email, message })) {
    body.set(field, value)
  }
  body.set('request_key', message)
  return post(server, '/contact/submit', { body })
}

/** Subscribes an address to the newsletter. Returns the same. */
async function signUp(server: ProductionServer, name: string): Promise<boolean | undefined> {
  return post(server, NEWSLETTER_URL, {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${name}@boden.example`, redirectionUrl: '/de' }),
  })
}

async function post({ url }: ProductionServer, path: string, request: RequestInit) {
  const send = fetch(url + path, { method: 'POST', ...request })
  return (await send.catch(() => undefined))?.ok
}

/** Visitors' messages, their tables and their mails. */
const KINDS: [
  kind: string,
  send: (server: ProductionServer, name: string) => Promise<boolean | undefined>,
  stored: { table: string; mails: string[] },
][] = [
  [
    'a contact request',
    requestContact,
    { table: 'contact_requests', mails: ['contact_request', 'contact_receipt'] },
  ],
  [
    'a newsletter sign-up',
    signUp,
    { table: 'newsletter_subscriptions', mails: ['newsletter_confirmation'] },
  ],
]

describe('a server that dies', () => {
  let server: ProductionServer
  beforeAll(async () => {
    server = await ProductionServer.create()
  })
  afterAll(() => server.delete())

  /** The number of rows of a table, and of each of its mails. */
  function counted(table: string, mails: string[]): Record<string, number> {
    const database = new DatabaseSync(join(server.storage, 'site.sqlite'))
    const count = (from: string) =>
      Number(database.prepare(`select count(*) as n from ${from}`).get()?.n)
    const counts = Object.fromEntries(
      mails.map((mail) => [mail, count(`outbox_messages where kind = '${mail}'`)])
    )
    counts[table] = count(table)
    expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    database.close()
    return counts
  }

  describe.each(KINDS)('over %s', (_, send, { table, mails }) => {
    test.each([
      ['before it is written', [`^insert into .${table}`], false, 0],
      ['once it is written, before its mail', [`^insert into .${table}`], true, 0],
      ['once its mail is written', [`^insert into .${table}`, '^insert into .outbox'], true, 0],
      ['before it is committed', [`^insert into .${table}`, '^commit'], false, 0],
      [
        'once it is committed, before it is answered',
        [`^insert into .${table}`, '^commit'],
        true,
        1,
      ],
    ])(
      '%s keeps all of it or nothing, and takes it again',
      async (_point, statements, isDone, stored) => {
        const name = crypto.randomUUID()
        await server.start({
          BACKGROUND_WORK: 'false',
          NODE_OPTIONS: `--import=${new URL('../../fixtures/processes/kill_at.mjs', import.meta.url).href}`,
          KILL_AT: JSON.stringify({ statements, isDone }),
        })
        const before = counted(table, mails)
        expect(await send(server, name)).toBeUndefined()
        await server.stop('SIGKILL')
        const whole = Object.fromEntries(
          Object.entries(before).map(([what, number]) => [what, number + stored])
        )
        expect(counted(table, mails)).toEqual(whole)

        await server.start({ BACKGROUND_WORK: 'false' })
        expect(await send(server, name)).toBe(true)
        await server.stop('SIGTERM')
        const once = Object.fromEntries(
          Object.entries(before).map(([what, number]) => [what, number + 1])
        )
        expect(counted(table, mails)).toEqual(once)
      }
    )
  })

  test('still knows after its next start who has had a receipt', async () => {
    for (const message of ['first', 'second']) {
      await server.start()
      expect(await requestContact(server, message, 'ada@boden.example')).toBe(true)
      await server.stop('SIGKILL')
    }
    const database = new DatabaseSync(join(server.storage, 'site.sqlite'))
    const mails = database
      .prepare("select kind from outbox_messages where kind = 'contact_receipt' and recipient = ?")
      .all('ada@boden.example')
    expect(mails).toHaveLength(1)
  })

  /** A mail that was being sent when the server died is retried some minutes later. */
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
