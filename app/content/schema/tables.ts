/** A row as it is written; booleans and JSON text included, without generated columns. */
export type Row = Record<string, string | number | boolean | null>

/** A table that content is loaded into. */
export type ContentTable = {
  name: string
  /** The columns that identify a row. */
  key: readonly string[]
  /** Other tables refer to its rows: a row that changed is updated in its place. */
  keepRow?: boolean
}

/** A table with everything that it has to hold. */
export type TableContent = ContentTable & { rows: readonly Row[] }

/** The rows of several tables, by the tables' names. */
export type RowsByTable = Readonly<Record<string, readonly Row[]>>
