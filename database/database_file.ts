import { isSqliteFileInPlace } from '#config/sqlite_file'
import { UnavailableException } from '#database/unavailable_exception'

/**
 * Makes sure that what was written is in the file that the next start will open. It takes
 * microseconds; on PostgreSQL there is nothing to look at.
 *
 * @throws UnavailableException if the SQLite file was removed or replaced while it was open
 */
export function assertDatabaseFile(): void {
  if (isSqliteFileInPlace()) return
  throw new UnavailableException(
    'The SQLite file was removed or replaced while the site was running: put it back, or start the site again'
  )
}
