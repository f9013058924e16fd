import { isSqliteFileInPlace } from '#config/sqlite_file'
import { UnavailableException } from '#database/unavailable_exception'

/**
 * Checks that the open SQLite file is the one that the next start will open. Takes microseconds;
 * does nothing on PostgreSQL.
 *
 * @throws UnavailableException if the file was removed or replaced
 */
export function assertDatabaseFile(): void {
  if (isSqliteFileInPlace()) return
  throw new UnavailableException(
    'The SQLite file was removed or replaced while the site was running: put it back, or start the site again'
  )
}
