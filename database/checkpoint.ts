import db from '@adonisjs/lucid/services/db'

/**
 * Removes deleted data from SQLite's files: the write-ahead log keeps pages until it is truncated.
 * While another process reads, this is left to the next call. PostgreSQL vacuums by itself.
 */
export async function checkpoint(): Promise<void> {
  if (db.connection().dialect.name === 'postgres') return
  await db.rawQuery('pragma wal_checkpoint(truncate)')
}
