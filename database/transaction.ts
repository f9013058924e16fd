import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { UnavailableException } from '#database/unavailable_exception'

/** How long to wait before the next attempt while the database is locked, in ms. */
const PAUSES = [25, 50, 100, 200, 400, 800]

/**
 * Codes of what passes by itself: a locked SQLite file; PostgreSQL's lost races, its connections that
 * are all taken or gone, as when it starts again.
 */
const PASSING = /^(SQLITE_BUSY|40001$|40P01$|55P03$|53300$|57P0|08|ECONN)/

/** Does some work in the database again and again, until what keeps it from being done has passed. */
export async function untilFree<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const { code = '' } = error as { code?: string }
      if (!PASSING.test(code) || attempt >= PAUSES.length) throw error
      await pause(PAUSES[attempt])
    }
  }
}

/**
 * Does all of some work in the database, or nothing. SQLite would stop the whole process while it
 * waits for a lock, so the waiting is done here. Work that may have been done although it seemed to
 * fail must know itself again.
 *
 * @throws UnavailableException if the database is full, locked or away
 */
export async function inTransaction<Result>(
  work: (trx: TransactionClientContract) => Promise<Result>
): Promise<Result> {
  try {
    return await untilFree(() => db.transaction(work))
  } catch (error) {
    throw new UnavailableException('The database did not take it', { cause: error })
  }
}
