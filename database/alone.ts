import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { storagePath } from '#config/storage'

/** What a lock is called: by a number on PostgreSQL, by a file below the storage on SQLite. */
export type Lock = { number: number; file: string }

/**
 * The lock of what changes all of a database: to migrate it, to load content. Its number is the one
 * that Lucid takes to migrate, so who migrates by hand is kept out as well.
 */
const WHOLE_DATABASE: Lock = { number: 1, file: 'load.lock' }

/** Whether what runs has that lock already. */
const holding = new AsyncLocalStorage<true>()

/** How long to wait before the next look at a lock that is taken, in ms. */
const LOOK_EVERY = 200

/** What SQLite answers when another process has the lock. */
const SQLITE_BUSY = 5

/**
 * Does what only one process at a time may do to a database: to migrate it, to load content. Others
 * wait; what is done within it does not wait for itself.
 *
 * @param onWait called once if another process has to be waited for
 */
export async function alone<Result>(
  work: () => Promise<Result>,
  onWait = () => console.log('Waiting for another process that migrates or loads content …')
): Promise<Result> {
  if (holding.getStore()) return work()
  for (let looks = 0; ; looks++) {
    const done = await ifAlone(WHOLE_DATABASE, () => holding.run(true, work))
    if (done) return done.result
    if (looks === 0) onWait()
    await pause(LOOK_EVERY)
  }
}

/**
 * Does something unless another process is at it. The lock belongs to a connection or an open file,
 * so it ends with the process, however that ends.
 *
 * @returns what the work gave; undefined if another process has the lock
 */
export function ifAlone<Result>(
  lock: Lock,
  work: () => Promise<Result>
): Promise<{ result: Result } | undefined> {
  return db.connection().dialect.name === 'postgres'
    ? ifAloneOnPostgres(lock.number, work)
    : ifAloneOnSqlite(storagePath(lock.file), work)
}

/** The transaction only holds the lock, however long the work takes; the work has its own. */
function ifAloneOnPostgres<Result>(number: number, work: () => Promise<Result>) {
  return db.transaction(async (trx) => {
    await trx.rawQuery('set local idle_in_transaction_session_timeout = 0')
    const { rows } = await trx.rawQuery('select pg_try_advisory_xact_lock(?) as free', [number])
    return rows[0].free ? { result: await work() } : undefined
  })
}

/** The lock is that of an empty database of its own: the site's database is written to meanwhile. */
async function ifAloneOnSqlite<Result>(file: string, work: () => Promise<Result>) {
  mkdirSync(dirname(file), { recursive: true })
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    return lockNow(lock) ? { result: await work() } : undefined
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
