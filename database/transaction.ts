import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { assertDatabaseFile } from '#database/database_file'
import { isConnectionLost, UnavailableException } from '#database/unavailable_exception'

/** How long to wait before the next attempt while the database is locked, in ms. */
const PAUSES = [25, 50, 100, 200, 400, 800]

/**
 * Codes of what passes by itself: a locked SQLite file; PostgreSQL's lost races, its connections that
 * are all taken or gone, as when it starts again.
 */
const PASSING = /^(SQLITE_BUSY|40001$|40P01$|55P03$|53300$|57P0|08|ECONN)/

/** What knex hands on of the answer to COMMIT; `command` is PostgreSQL's. */
type CommitAnswer = { response: { command?: string } }

/** Does some work in the database again and again, until what keeps it from being done has passed. */
export async function untilFree<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const { code = '' } = error as { code?: string }
      const isPassing = PASSING.test(code) || isConnectionLost(error)
      if (!isPassing || attempt >= PAUSES.length) throw error
      await pause(PAUSES[attempt])
    }
  }
}

/**
 * Does all of some work in the database, or nothing, and succeeds only if the database says so at
 * COMMIT. SQLite would stop the whole process while it waits for a lock, so the waiting is done here.
 * Work that may have been done although it seemed to fail must know itself again.
 *
 * @throws UnavailableException if the database is full, locked or away
 */
export async function inTransaction<Result>(
  work: (trx: TransactionClientContract) => Promise<Result>
): Promise<Result> {
  try {
    return await untilFree(() => transact(work))
  } catch (error) {
    throw new UnavailableException('The database did not take it', { cause: error })
  }
}

/**
 * Does all of some work in the database, or nothing. Use it instead of Lucid's `db.transaction`,
 * which takes a failed COMMIT for a success.
 *
 * @throws whatever the work or the database throws, at COMMIT too
 * @throws UnavailableException if it went into an SQLite file that was removed
 */
export async function transact<Result>(
  work: (trx: TransactionClientContract) => Promise<Result>
): Promise<Result> {
  const trx = await db.transaction()
  try {
    const result = await work(trx)
    await commit(trx)
    assertDatabaseFile()
    return result
  } catch (error) {
    if (!trx.isCompleted) rollBack(trx)
    throw error
  }
}

/**
 * Knex tells only `executionPromise` that COMMIT failed; what `commit()` returns resolves either way.
 * PostgreSQL answers the COMMIT of a transaction in which a statement failed with ROLLBACK.
 */
async function commit({ knexClient }: TransactionClientContract) {
  const answered = knexClient.commit()
  await knexClient.executionPromise
  const { response } = (await answered) as unknown as CommitAnswer
  if (response.command === 'ROLLBACK') {
    throw new Error('The transaction was rolled back: one of its statements had failed')
  }
}

/**
 * Nobody waits for it: a database that is away would not answer, and a connection whose transaction
 * is still open is closed instead of being used again (config/database.ts), which undoes it too.
 */
function rollBack(trx: TransactionClientContract) {
  trx.rollback().catch(() => undefined)
}
