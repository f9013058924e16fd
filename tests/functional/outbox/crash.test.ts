import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REQUEST } from '#tests/fixtures/contact_request'
import { ProductionServer } from '#tests/fixtures/production_server'

/** How often the server is killed; the promise of 60 rounds is kept by `CRASH_ROUNDS=60`. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 4)

describe.runIf(process.env.TEST_DATABASE === 'sqlite')('a server that dies', () => {
  let server: ProductionServer
  beforeAll(async () => {
    server = await ProductionServer.create()
  })
  afterAll(() => server.delete())

  /** Sends one request after another until the server is gone; tells of those it acknowledges. */
  async function sendUntilItDies(name: string, acknowledge: (message: string) => void) {
    for (let number = 0; ; number++) {
      const message = `${name} number ${number}`
      const body = new FormData()
      for (const [field, value] of Object.entries({ ...REQUEST, message })) body.set(field, value)
      body.set('request_key', message)
      const answer = await fetch(`${server.url}/contact/submit`, { method: 'POST', body }).catch(
        () => undefined
      )
      if (!answer) return
      if (answer.ok) acknowledge(message)
    }
  }

  test(
    'has lost no request that it acknowledged, and each has its mails',
    async () => {
      const acknowledged: string[] = []
      for (let round = 0; round < ROUNDS; round++) {
        await server.start()
        const first = Promise.withResolvers<void>()
        const lanes = Array.from({ length: 8 }, (_, lane) =>
          sendUntilItDies(`round ${round} lane ${lane}`, (message) => {
            acknowledged.push(message)
            first.resolve()
          })
        )
        await first.promise
        await pause(Math.random() * 100)
        await server.stop('SIGKILL')
        await Promise.all(lanes)
      }

      const database = new DatabaseSync(join(server.storage, 'site.sqlite'))
      const rows = (sql: string) => database.prepare(sql).all()
      const kept = new Set(rows('select message from contact_requests').map((row) => row.message))
      expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS)
      expect(acknowledged.filter((message) => !kept.has(message))).toEqual([])
      for (const kind of ['contact_request', 'contact_receipt']) {
        expect(rows(`select id from outbox_messages where kind = '${kind}'`)).toHaveLength(
          kept.size
        )
      }
      expect(rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
    },
    ROUNDS * 10_000
  )

  /** A mail that was under way when the server died waits for some minutes longer. */
  test('delivers after its next start what it had acknowledged before', async () => {
    await server.start()
    const database = new DatabaseSync(join(server.storage, 'site.sqlite'))
    const waiting = () =>
      database
        .prepare("select id from outbox_messages where status = 'waiting' and attempts = 0")
        .all().length
    await expect.poll(waiting, { timeout: 60_000, interval: 500 }).toBe(0)
    expect(await server.stop('SIGTERM')).toBe(0)
  }, 90_000)
})
