import type { Row, Table, Tables } from '#database/tables'

/** A table that content is loaded into. Its rows have a checksum, by which changes are detected. */
export type LoadedTable = {
  [Name in Table]: 'checksum' extends keyof Tables[Name] ? Name : never
}[Table]

/** A row to load: all columns except the checksum, generated ids and `modified_at`. */
export type LoadedRow<Name extends LoadedTable> = {
  [Column in Exclude<
    keyof Row<Name>,
    'checksum' | 'modified_at' | GeneratedId<Name>
  >]: Row<Name>[Column]
}

/** Editors assign the ids of persons; other numbers are the database's. */
type GeneratedId<Name extends LoadedTable> = Name extends 'contacts'
  ? never
  : Row<Name> extends { id: number }
    ? 'id'
    : never

/** How a table is loaded. */
export type ContentTable = {
  name: LoadedTable
  /** The columns of the primary key. */
  key: readonly string[]
  /** Whether other tables refer to its rows. A changed row is then updated in place. */
  keepRow?: boolean
  /** Whether its rows have `modified_at`, the time of the last write. */
  dated?: boolean
}

/** A row of any table. */
export type WrittenRow = Readonly<Record<string, string | number | boolean | null>>

/** A table with all rows that it must hold. */
export type TableContent = ContentTable & { rows: readonly WrittenRow[] }

export type RowsByTable = { readonly [Name in LoadedTable]?: readonly LoadedRow<Name>[] }

/** Defines a table that content is loaded into. Unknown tables and columns are type errors. */
export function contentTable<Name extends LoadedTable>(
  name: Name,
  key: readonly (keyof LoadedRow<Name> & string)[],
  options: Pick<ContentTable, 'keepRow' | 'dated'> = {}
): ContentTable {
  return { name, key, ...options }
}

/** Returns a table with all its rows. Unknown columns are type errors. */
export function tableContent<Name extends LoadedTable>(
  name: Name,
  key: readonly (keyof LoadedRow<Name> & string)[],
  rows: readonly (LoadedRow<Name> & WrittenRow)[],
  options: Pick<ContentTable, 'keepRow' | 'dated'> = {}
): TableContent {
  return { name, key, rows, ...options }
}
