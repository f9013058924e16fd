/** How a kind of database is copied into a file, and taken from one. */
export type BackupMethod = {
  /** Copies the database as it is at one moment into an empty file, while the site goes on. */
  copyTo(file: string): Promise<void>
  /**
   * Reads a backup whole, and gives the names of the migrations that its database had.
   *
   * @throws RefusedException if it is damaged or something else
   */
  read(file: string): Promise<string[]>
  /** How many rows the database has in a table; none where there is no such table. */
  count(table: string): Promise<number>
  /** Puts a backup in the place of the database: all of it, or nothing. */
  replaceBy(file: string): Promise<void>
}

/** Why a backup is not made or restored, in a sentence for whoever asked for it. */
export class RefusedException extends Error {}
