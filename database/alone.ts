import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { storagePath } from '#config/storage'

/** The number of the lock that Lucid takes to migrate: who migrates by hand is kept out as well. */
const MIGRATION_LOCK = 1

/** How long to wait before the next look at a lock that is taken, in ms. */
const LOOK_EVERY = 200

/** What SQLite answers when another process has the lock. */
const SQLITE_BUSY = 5

/**
 * Does what only one process at a time may do to a database: to migrate it, to load content. Others
 * wait. The lock belongs to a connection or an open file, so it ends with the process, however that
 * ends.
 *
 * @param onWait called once if another process has to be waited for
 */
export function alone<Result>(work: () => Promise<Result>, onWait: () => void): Promise<Result> {
  return db.connection().dialect.name === 'postgres'
    ? aloneOnPostgres(work, onWait)
    : aloneOnSqlite(work, onWait)
}

/** The transaction only holds the lock, however long the work takes; the work has its own. */
function aloneOnPostgres<Result>(work: () => Promise<Result>, onWait: () => void): Promise<Result> {
  return db.transaction(async (trx) => {
    for (const timeout of ['idle_in_transaction_session', 'lock', 'statement']) {
      await trx.rawQuery(`set local ${timeout}_timeout = 0`)
    }
    const { rows } = await trx.rawQuery('select pg_try_advisory_xact_lock(?) as free', [
      MIGRATION_LOCK,
    ])
    if (!rows[0].free) {
      onWait()
      await trx.rawQuery('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK])
    }
    return work()
  })
}

/** The lock is that of an empty database of its own: the site's database is written to meanwhile. */
async function aloneOnSqlite<Result>(
  work: () => Promise<Result>,
  onWait: () => void
): Promise<Result> {
  const lock = new DatabaseSync(storagePath('load.lock'), { timeout: 0 })
  try {
    for (let looks = 0; !lockNow(lock); looks++) {
      if (looks === 0) onWait()
      await pause(LOOK_EVERY)
    }
    return await work()
  } finally {
    lock.close()
  }
}

function lockNow(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false
    throw error
  }
}
