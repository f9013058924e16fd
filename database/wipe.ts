import db from '@adonisjs/lucid/services/db'

/**
 * Has SQLite take what was deleted out of its files: its log keeps every page that was written until
 * it is written over. While another process reads, that waits for the next time. PostgreSQL does so by
 * itself (autovacuum).
 */
export async function wipeDeleted(): Promise<void> {
  if (db.connection().dialect.name === 'postgres') return
  await db.rawQuery('pragma wal_checkpoint(truncate)')
}
