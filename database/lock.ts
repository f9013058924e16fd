import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { storagePath } from '#config/storage'

/** The name of a lock: a number on PostgreSQL, a file below the storage folder on SQLite. */
type Lock = { number: number; file: string }

/** The lock for migrations and content loads. Lucid uses the same number for migrations. */
const WHOLE_DATABASE: Lock = { number: 1, file: 'load.lock' }

/** Set while this asynchronous context holds the lock. */
const holding = new AsyncLocalStorage<true>()

/** The delay between attempts, in milliseconds. */
const RETRY_DELAY = 200

/** SQLite's error code for a locked file. */
const SQLITE_BUSY = 5

/**
 * Runs work under the lock for migrations and content loads, waiting for other processes. It is
 * reentrant.
 *
 * @param onWait called once if another process holds the lock
 */
export async function withLock<Result>(
  work: () => Promise<Result>,
  onWait = () => console.log('Waiting for another process that migrates or loads content …')
): Promise<Result> {
  if (holding.getStore()) return work()
  for (let looks = 0; ; looks++) {
    const done = await tryLock(WHOLE_DATABASE, () => holding.run(true, work))
    if (done) return done.result
    if (looks === 0) onWait()
    await pause(RETRY_DELAY)
  }
}

/**
 * Runs work if the lock is free. The lock belongs to a connection or an open file, so that it is
 * released when the process ends.
 *
 * @returns the result; undefined if another process holds the lock
 */
export function tryLock<Result>(
  lock: Lock,
  work: () => Promise<Result>
): Promise<{ result: Result } | undefined> {
  return db.connection().dialect.name === 'postgres'
    ? tryPostgresLock(lock.number, work)
    : trySqliteLock(storagePath(lock.file), work)
}

/** The transaction only holds the lock; the work uses other connections. */
function tryPostgresLock<Result>(number: number, work: () => Promise<Result>) {
  return db.transaction(async (trx) => {
    await trx.rawQuery('set local idle_in_transaction_session_timeout = 0')
    const { rows } = await trx.rawQuery('select pg_try_advisory_xact_lock(?) as free', [number])
    return rows[0].free ? { result: await work() } : undefined
  })
}

/** Locks an empty database file of its own, since the work writes to the site's database. */
async function trySqliteLock<Result>(file: string, work: () => Promise<Result>) {
  mkdirSync(dirname(file), { recursive: true })
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    return lockFile(lock) ? { result: await work() } : undefined
  } finally {
    lock.close()
  }
}

function lockFile(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false
    throw error
  }
}
