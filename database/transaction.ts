import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { assertDatabaseFile } from '#database/database_file'
import { isConnectionLost, UnavailableException } from '#database/unavailable_exception'

/** Delays between attempts while the database is locked, in milliseconds. */
const DELAYS = [25, 50, 100, 200, 400, 800]

/**
 * Transient error codes: SQLite's locked file; PostgreSQL's serialization failures, deadlocks, and
 * connections that are exhausted or lost.
 */
const TRANSIENT = /^(SQLITE_BUSY|40001$|40P01$|55P03$|53300$|57P0|08|ECONN)/

/** The codes of SQLite and of PostgreSQL for a row that violates a unique index. */
const UNIQUE_VIOLATION = /^(SQLITE_CONSTRAINT_UNIQUE|23505)$/

/** The result of COMMIT as knex returns it; only PostgreSQL's has a `command`. */
type CommitResult = { response: { command?: string } }

/**
 * Retries work in the database after transient errors.
 *
 * @param alsoRetried further error codes to retry
 */
export async function retry<Result>(
  work: () => Promise<Result>,
  alsoRetried?: RegExp
): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const { code = '' } = error as { code?: string }
      const isTransient = TRANSIENT.test(code) || alsoRetried?.test(code) || isConnectionLost(error)
      if (!isTransient || attempt >= DELAYS.length) throw error
      await pause(DELAYS[attempt])
    }
  }
}

/**
 * Runs work in a transaction, with retries. SQLite would block the event loop while it waits for a
 * lock, so the delays are here. Work may run again although an earlier attempt was committed: it
 * must be idempotent. It also runs again after a unique violation, and then finds the row that
 * another transaction has inserted first.
 *
 * @throws UnavailableException if the database is full, locked or unavailable
 */
export async function retryTransaction<Result>(
  work: (trx: TransactionClientContract) => Promise<Result>
): Promise<Result> {
  try {
    return await retry(() => transaction(work), UNIQUE_VIOLATION)
  } catch (error) {
    throw new UnavailableException('The database did not take it', { cause: error })
  }
}

/**
 * Runs work in a transaction, once. Use it instead of Lucid's `db.transaction`, which ignores a
 * failed COMMIT.
 *
 * @throws any error of the work or of the database, including COMMIT
 * @throws UnavailableException if the SQLite file was removed
 */
export async function transaction<Result>(
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
 * Commits. Knex rejects only `executionPromise` if COMMIT fails; `commit()` resolves either way.
 * PostgreSQL responds to COMMIT with ROLLBACK if a statement of the transaction has failed.
 */
async function commit({ knexClient }: TransactionClientContract) {
  const committing = knexClient.commit()
  await knexClient.executionPromise
  const { response } = (await committing) as unknown as CommitResult
  if (response.command === 'ROLLBACK') {
    throw new Error('The transaction was rolled back: one of its statements had failed')
  }
}

/**
 * Rolls back without waiting: an unavailable database would not respond, and a connection with an
 * open transaction is closed instead of reused (config/database.ts).
 */
function rollBack(trx: TransactionClientContract) {
  trx.rollback().catch(() => undefined)
}
