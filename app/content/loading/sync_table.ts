import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ContentTable, TableContent, WrittenRow } from '#content/schema/tables'

/** The number of rows per statement. SQLite allows 32,766 bound values. */
const BATCH = 200

/**
 * A row that a table must hold: its key, its checksum, and a function that creates it when it must
 * be written.
 */
export type DesiredRow = { key: WrittenRow; checksum: string; make: () => WrittenRow }

/** Returns the new rows of a table whose rows are in memory already. */
export function desiredRows({ key, rows }: TableContent): DesiredRow[] {
  return rows.map((row) => ({ key: pick(row, key), checksum: checksumOf(row), make: () => row }))
}

/**
 * Synchronises a table with its content. Compares checksums and writes only rows that differ. A row
 * that other tables refer to is updated in place; any other is replaced, so that two rows may swap
 * unique values. An unchanged row of a dated table keeps its `modified_at`.
 *
 * @returns the number of rows inserted, updated and deleted
 */
export async function syncTable(
  trx: TransactionClientContract,
  { name: table, key, keepRow = false, dated = false }: ContentTable,
  rows: readonly DesiredRow[]
): Promise<number> {
  const idOf = (row: Record<string, unknown>) => key.map((column) => row[column]).join('\0')
  const stored: Record<string, unknown>[] = await trx.from(table).select(...key, 'checksum')
  const checksums = new Map(stored.map((row) => [idOf(row), row.checksum]))

  const changed = rows.filter((row) => checksums.get(idOf(row.key)) !== row.checksum)
  const isStored = (row: DesiredRow) => checksums.has(idOf(row.key))
  const updated = changed.filter((row) => keepRow && isStored(row))
  const inserted = changed.filter((row) => !(keepRow && isStored(row)))
  const replaced = inserted.filter(isStored)
  for (const row of rows) checksums.delete(idOf(row.key))
  const removed = stored.filter((row) => checksums.has(idOf(row)))

  const time: WrittenRow = dated ? { modified_at: new Date().toISOString() } : {}
  const made = ({ checksum, make }: DesiredRow) => ({ ...make(), checksum, ...time })
  for (const gone of batches([...removed, ...replaced.map((row) => row.key)])) {
    const ids = gone.map((row) => key.map((column) => row[column] as string | number))
    await trx
      .from(table)
      .whereIn([...key], ids)
      .delete()
  }
  for (const row of updated) await trx.from(table).where(row.key).update(made(row))
  for (const batch of batches(inserted)) await trx.table(table).multiInsert(batch.map(made))
  return removed.length + changed.length
}

export function checksumOf(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('hex')
}

function pick(row: WrittenRow, key: readonly string[]): WrittenRow {
  return Object.fromEntries(key.map((column) => [column, row[column]]))
}

function* batches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH)
}
