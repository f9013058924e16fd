import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { UnavailableException } from '#outbox/unavailable_exception'

/** How long to wait before the next attempt while the database is locked, in ms. */
const PAUSES = [25, 50, 100, 200, 400, 800]

/** Codes of what passes by itself: a locked SQLite file, a lost race of PostgreSQL's. */
const PASSING = /^(SQLITE_BUSY|40001$|40P01$|55P03$)/

/**
 * Does all of some work in the database, or nothing. SQLite would stop the whole process while it
 * waits for a lock, so the waiting is done here.
 *
 * @throws UnavailableException if the database is full, locked or away
 */
export async function inTransaction<Result>(
  work: (trx: TransactionClientContract) => Promise<Result>
): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (!PASSING.test((error as { code?: string }).code ?? '') || attempt >= PAUSES.length) {
        throw new UnavailableException('The database did not take it', { cause: error })
      }
      await pause(PAUSES[attempt])
    }
  }
}
