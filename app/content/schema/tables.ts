import type { Schema } from '#database/schema'
import type { Generated } from '#database/stored_values'
import type { Row, Table } from '#database/tables'

/** A table that content is loaded into: its rows carry a checksum, by which changes are told. */
export type LoadedTable = {
  [Name in Table]: 'checksum' extends keyof Schema[Name] ? Name : never
}[Table]

/** A row as it is loaded: whole, but for the checksum, ids that the database gives, and its time. */
export type LoadedRow<Name extends LoadedTable> = {
  [Column in Exclude<
    keyof Row<Name>,
    'checksum' | 'modified_at' | GeneratedId<Name>
  >]: Row<Name>[Column]
}

type GeneratedId<Name extends Table> = {
  [Column in keyof Schema[Name]]: Column extends 'id'
    ? Schema[Name][Column] extends Generated<unknown>
      ? Column
      : never
    : never
}[keyof Schema[Name]]

/** How a table is loaded. */
export type ContentTable = {
  name: LoadedTable
  /** The columns that identify a row. */
  key: readonly string[]
  /** Other tables refer to its rows: a row that changed is updated in its place. */
  keepRow?: boolean
  /** A row says in `modified_at` when it was last written. */
  dated?: boolean
}

/** A row of any table, as it is written. */
export type WrittenRow = Readonly<Record<string, string | number | boolean | null>>

/** A table with everything that it has to hold. */
export type TableContent = ContentTable & { rows: readonly WrittenRow[] }

/** The rows of several tables, by the tables' names. */
export type RowsByTable = { readonly [Name in LoadedTable]?: readonly LoadedRow<Name>[] }

/** Names a table that content is loaded into; a misspelt table or column does not compile. */
export function contentTable<Name extends LoadedTable>(
  name: Name,
  key: readonly (keyof LoadedRow<Name> & string)[],
  options: Pick<ContentTable, 'keepRow' | 'dated'> = {}
): ContentTable {
  return { name, key, ...options }
}

/** A table with all its rows; a misspelt column does not compile. */
export function tableContent<Name extends LoadedTable>(
  name: Name,
  key: readonly (keyof LoadedRow<Name> & string)[],
  rows: readonly (LoadedRow<Name> & WrittenRow)[],
  options: Pick<ContentTable, 'keepRow' | 'dated'> = {}
): TableContent {
  return { name, key, rows, ...options }
}
