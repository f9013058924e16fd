/** Backup and restore for a kind of database. */
export type BackupMethod = {
  /** Copies a consistent snapshot of the database into an empty file, while the site is running. */
  copyTo(file: string): Promise<void>
  /**
   * Reads a whole backup, and returns the names of the migrations that were run on its database.
   *
   * @throws RefusedException if it is damaged, or no backup of the site
   */
  read(file: string): Promise<string[]>
  /** Returns the number of rows in a table; 0 if the table does not exist. */
  count(table: string): Promise<number>
  /** Replaces the database by a backup, completely or not at all. */
  replaceBy(file: string): Promise<void>
}
