import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { TableContent, WrittenRow } from '#content/schema/tables'

/** How many rows one statement writes: SQLite allows 32,766 values. */
const BATCH = 200

/**
 * Makes a table hold exactly its content and writes only what differs, told by a checksum over each
 * row. Where other tables refer to a row it is updated in its place, otherwise replaced, so that two
 * rows may swap unique values. A row of a dated table keeps the time of its last change.
 *
 * @returns the number of rows inserted, updated and deleted
 */
export async function syncTable(
  trx: TransactionClientContract,
  { name: table, key, keepRow = false, dated = false, rows }: TableContent
): Promise<number> {
  const idOf = (row: Record<string, unknown>) => JSON.stringify(key.map((column) => row[column]))
  const stored: Record<string, unknown>[] = await trx.from(table).select(...key, 'checksum')
  const checksums = new Map(stored.map((row) => [idOf(row), row.checksum]))

  const isStored = (row: WrittenRow) => checksums.has(idOf(row))
  const wanted = rows.map((row) => ({ ...row, checksum: checksumOf(row) }))
  const time: WrittenRow = dated ? { modified_at: new Date().toISOString() } : {}
  const changed = wanted
    .filter((row) => checksums.get(idOf(row)) !== row.checksum)
    .map((row) => ({ ...row, ...time }))
  const updated = changed.filter((row) => keepRow && isStored(row))
  const inserted = changed.filter((row) => !(keepRow && isStored(row)))
  const replaced = inserted.filter(isStored)
  const wantedIds = new Set(wanted.map(idOf))
  const removed = stored.filter((row) => !wantedIds.has(idOf(row)))

  for (const row of [...removed, ...replaced]) {
    await trx.from(table).where(pick(row, key)).delete()
  }
  for (const row of updated) await trx.from(table).where(pick(row, key)).update(row)
  for (let start = 0; start < inserted.length; start += BATCH) {
    await trx.table(table).multiInsert(inserted.slice(start, start + BATCH))
  }
  return removed.length + changed.length
}

function pick(row: Record<string, unknown>, key: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(key.map((column) => [column, row[column]]))
}

function checksumOf(row: WrittenRow): string {
  return createHash('sha1').update(JSON.stringify(row)).digest('hex')
}
