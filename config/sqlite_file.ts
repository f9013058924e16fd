import { type BigIntStats, statSync } from 'node:fs'
import { storagePath } from '#config/storage'

export const sqliteFile = storagePath('site.sqlite')

let opened: BigIntStats | undefined

/** Records the file that a connection has opened. */
export function rememberSqliteFile() {
  opened = statSync(sqliteFile, { bigint: true })
}

/**
 * Whether the connection's file still exists under its name. Otherwise SQLite silently continues to
 * write to a deleted file.
 */
export function isSqliteFileInPlace(): boolean {
  if (!opened) return true
  const found = statSync(sqliteFile, { bigint: true, throwIfNoEntry: false })
  return found?.ino === opened.ino && found.dev === opened.dev
}
