import { type BigIntStats, statSync } from 'node:fs'
import { storagePath } from '#config/storage'

/** The file of the SQLite database. */
export const sqliteFile = storagePath('site.sqlite')

let opened: BigIntStats | undefined

/** Remembers which file a connection has just opened by that name. */
export function rememberSqliteFile() {
  opened = statSync(sqliteFile, { bigint: true })
}

/**
 * Whether the connection's file is still the one that has the name. Where it is not, SQLite goes on
 * without a word and writes what nobody will ever read.
 */
export function isSqliteFileInPlace(): boolean {
  if (!opened) return true
  const found = statSync(sqliteFile, { bigint: true, throwIfNoEntry: false })
  return found?.ino === opened.ino && found.dev === opened.dev
}
