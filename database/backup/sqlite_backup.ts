import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, copyFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { sqliteFile } from '#config/sqlite_file'
import type { BackupMethod } from '#database/backup/backup_method'
import { moveDurably } from '#database/backup/durable_file'
import { RefusedException } from '#database/refused_exception'

/**
 * Copies all pages in one step: after a write between two steps SQLite starts again, under load
 * without end.
 */
const ALL_PAGES = 0x7fffffff

/** Error codes of a file that SQLite cannot read. */
const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/

/** Backups of SQLite: databases in one file, without a write-ahead log. */
export const sqliteBackup: BackupMethod = {
  async copyTo(file) {
    if (!existsSync(sqliteFile)) throw new RefusedException(`There is no database ${sqliteFile}`)
    const source = new Database(sqliteFile)
    await source.backup(file, { progress: () => ALL_PAGES }).finally(() => source.close())
    const copy = new Database(file)
    copy.pragma('journal_mode = delete')
    copy.close()
  },

  async read(file) {
    const damaged = new RefusedException(`${file} is not a whole SQLite database of the site`)
    const backup = new Database(file, { readonly: true })
    try {
      if (backup.pragma('integrity_check', { simple: true }) !== 'ok') throw damaged
      return backup.prepare<[], string>('select name from adonis_schema').pluck().all()
    } catch (error) {
      if (!(error instanceof Database.SqliteError)) throw error
      damaged.cause = error
      throw damaged
    } finally {
      backup.close()
    }
  },

  async count(table) {
    if (!existsSync(sqliteFile)) return 0
    const database = new Database(sqliteFile)
    try {
      const isThere = database.prepare('select 1 from sqlite_master where name = ?').get(table)
      if (!isThere) return 0
      return database.prepare<[], number>(`select count(*) from ${table}`).pluck().get() ?? 0
    } catch (error) {
      if (!isDamage(error)) throw error
      throw new RefusedException(
        `${sqliteFile} is damaged: keep a copy, if anything of it can be saved, and restore with --force`
      )
    } finally {
      database.close()
    }
  },

  /** Renames a copy in the same folder. Until then the database is unchanged. */
  async replaceBy(file) {
    const unfinished = join(dirname(sqliteFile), `.${randomBytes(8).toString('hex')}.restore`)
    try {
      await copyFile(file, unfinished)
      await chmod(unfinished, 0o600)
      await sqliteBackup.read(unfinished)
      const former = lockFormer()
      try {
        /** SQLite would apply a remaining write-ahead log to the restored file. */
        for (const suffix of ['-wal', '-shm']) await rm(sqliteFile + suffix, { force: true })
        await moveDurably(unfinished, sqliteFile)
      } finally {
        former?.close()
      }
    } finally {
      await rm(unfinished, { force: true })
    }
  },
}

/**
 * Locks the current database exclusively and removes its write-ahead log. Returns undefined if
 * there is no database, or an unreadable one.
 *
 * @throws RefusedException if another process has it open
 */
function lockFormer(): Database.Database | undefined {
  if (!existsSync(sqliteFile)) return undefined
  const former = new Database(sqliteFile, { timeout: 0 })
  try {
    former.pragma('journal_mode = delete')
    former.exec('begin exclusive')
    return former
  } catch (error) {
    former.close()
    if (isDamage(error)) return undefined
    if (!(error instanceof Database.SqliteError) || error.code !== 'SQLITE_BUSY') throw error
    throw new RefusedException('A process has the database open: stop the site, then restore')
  }
}

function isDamage(error: unknown): boolean {
  return error instanceof Database.SqliteError && DAMAGED.test(error.code)
}
