import { inspect } from 'node:util'
import { stdSerializers } from 'pino'
import { describe, expect, test } from 'vitest'
import { givenApp } from '#tests/app'

givenApp({ contentRoot: null })

/** A name that only the failing query contains. */
const NAME = 'Ada Unverkennbar'

const MAIL = {
  message_id: NAME,
  kind: 'contact_request',
  recipient: NAME,
  content: NAME,
  status: 'waiting' as const,
  created_at: '2026-01-01T00:00:00.000Z',
  due_at: '2026-01-01T00:00:00.000Z',
}

/** The error that some work in the database throws. */
async function errorOf(
  work: (db: typeof import('@adonisjs/lucid/services/db')['default']) => unknown
) {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  try {
    await work(db)
  } catch (error) {
    return error as Error
  }
  throw new Error('The work did not fail')
}

/** Everything that a log, or Node for an unhandled error, prints of it. */
function everythingOf(error: Error): string {
  return JSON.stringify(stdSerializers.err(error)) + inspect(error, { depth: 9, showHidden: true })
}

describe('an error of the database names its statement, but not the values', () => {
  test('of a row that is there already', async () => {
    const error = await errorOf(async (db) => {
      await db.table('outbox_messages').insert(MAIL)
      await db.table('outbox_messages').insert(MAIL)
    })
    expect(everythingOf(error)).toContain('insert into')
    expect(everythingOf(error)).not.toContain(NAME)
  })

  test('of a row that breaks a rule', async () => {
    for (const broken of [{ status: 'lost' }, { due_at: null }]) {
      const row = { ...MAIL, message_id: 'another', ...broken }
      const error = await errorOf((db) => db.table('outbox_messages').insert(row))
      expect(everythingOf(error)).toContain('insert into')
      expect(everythingOf(error)).not.toContain(NAME)
    }
  })

  test('in a transaction, in the cause of the error that visitors get', async () => {
    const { retryTransaction } = await import('#database/transaction')
    const error = await errorOf(() =>
      retryTransaction(async (trx) => {
        await trx.table('outbox_messages').insert({ ...MAIL, kind: null })
      })
    )
    expect(error.cause).toBeInstanceOf(Error)
    expect(everythingOf(error)).toContain('insert into')
    expect(everythingOf(error)).not.toContain(NAME)
  })

  test('of a query that fails', async () => {
    const error = await errorOf((db) => db.from('outbox_messages').where('nothing', NAME))
    expect(everythingOf(error)).toContain('nothing')
    expect(everythingOf(error)).not.toContain(NAME)
  })

  test.runIf(process.env.TEST_DATABASE === 'postgres')('that it could not read', async () => {
    for (const [type, reason] of Object.entries({
      integer: 'invalid input syntax',
      json: 'invalid input syntax',
      timestamptz: 'invalid input syntax',
    })) {
      const error = await errorOf((db) =>
        db.rawQuery(`select cast(cast(? as text) as ${type})`, [`${NAME}\n"${NAME}"`])
      )
      expect(everythingOf(error)).toContain(reason)
      expect(everythingOf(error)).not.toContain(NAME)
    }
  })

  test('that are stored as JSON and cannot be read', async () => {
    const { parseJson } = await import('#database/stored_values')
    const error = await errorOf(() => parseJson(NAME as never))
    expect(everythingOf(error)).toContain('Stored JSON cannot be read')
    expect(everythingOf(error)).not.toContain('Ada')
  })
})
