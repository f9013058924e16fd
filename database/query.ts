import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { NewRow, Row, Table } from '#database/tables'

/**
 * Queries a table with Lucid's query builder, with typed columns.
 *
 * @param client the transaction that the query belongs to, if any
 */
export function from<Name extends Table>(
  table: Name,
  client: Pick<QueryClientContract, 'from'> = db
): Query<ColumnsOf<Name>, All<Row<Name>>> {
  return client.from(table) as unknown as Query<ColumnsOf<Name>, All<Row<Name>>>
}

/**
 * Inserts into a table with Lucid's query builder, with typed columns.
 *
 * @param client the transaction that the insert belongs to, if any
 */
export function into<Name extends Table>(
  table: Name,
  client: Pick<QueryClientContract, 'table'> = db
): Insertion<Name> {
  return client.table(table) as unknown as Insertion<Name>
}

/**
 * A query on a table or on joined tables. Columns are named alone, or with their table if the name
 * is ambiguous: `pages.checksum`.
 *
 * @template Columns the columns by name, with the types of their values
 * @template Out the type of a row
 */
export interface Query<Columns, Out> extends Promise<Result<Out>[]> {
  where<Name extends keyof Columns>(
    column: Name,
    value: Columns[Name] | Subquery<Columns[Name]>
  ): this
  where<Name extends keyof Columns>(
    column: Name,
    operator: '=' | '<>' | '<' | '<=' | '>' | '>=',
    value: NonNullable<Columns[Name]>
  ): this
  where<Name extends keyof Columns>(values: Pick<Columns, Name>): this
  whereIn<Name extends keyof Columns>(
    column: Name,
    values: readonly Columns[Name][] | Subquery<Columns[Name]>
  ): this
  whereNull(column: keyof Columns): this
  /** A raw condition; its columns are not typed. */
  whereRaw(sql: string, bindings?: readonly (string | number)[]): this

  /** An inner join; select columns explicitly. */
  join<Name extends Table>(
    table: Name,
    column: keyof Joined<Columns, Name>,
    other: keyof Joined<Columns, Name>
  ): Query<Joined<Columns, Name>, Unselected<Out>>

  /** Adds columns to the row, or all columns of a table: `jobs.*`. */
  select<Name extends Selectable<Columns>>(
    ...columns: Name[]
  ): Query<Columns, Added<Out, Selected<Columns, Name>>>
  /** Adds columns and returns distinct rows. */
  distinct<Name extends keyof Columns>(
    ...columns: Name[]
  ): Query<Columns, Added<Out, Selected<Columns, Name>>>
  /** Counts the rows; PostgreSQL returns the number as text. */
  count<Alias extends string>(
    rows: `* as ${Alias}`
  ): Query<Columns, Added<Out, Record<Alias, number | string>>>
  /** The maximum of a column; null without rows. */
  max<Name extends keyof Columns & string, Alias extends string>(
    column: `${Name} as ${Alias}`
  ): Query<Columns, Added<Out, Record<Alias, Columns[Name] | null>>>

  groupBy(...columns: (keyof Columns)[]): this
  orderBy(column: keyof Columns, direction?: 'asc' | 'desc'): this
  orderBy(columns: readonly (keyof Columns)[]): this
  orderBy(columns: readonly { column: keyof Columns; order?: 'asc' | 'desc' }[]): this
  /** A raw order; its columns are not typed. */
  orderByRaw(sql: string, bindings?: readonly string[]): this
  limit(rows: number): this
  /** Locks the rows for the transaction. */
  forUpdate(): this

  first(): Promise<Result<Out> | null>
  /** @throws E_ROW_NOT_FOUND */
  firstOrFail(): Promise<Result<Out>>

  /** Resolves to the number of rows. */
  update(values: Changes<Columns>): Promise<number>
  /** Resolves to the number of rows. */
  delete(): Promise<number>

  toQuery(): string
}

/**
 * A query on some tables and possibly others, for functions that add conditions to a caller's
 * query. Columns are named with their tables.
 */
export type QueryOver<Name extends Table> = Query<QualifiedColumns<Name>, All<unknown>>

/** A query with one column whose values are used by another query. */
export interface Subquery<Value> extends PromiseLike<Record<string, Value>[]> {
  toQuery(): string
}

/** An insert. What it resolves to depends on the database. */
interface Insertion<Name extends Table> extends Promise<unknown> {
  insert(row: NewRow<Name>): this
  /** All rows must have the same columns: SQLite would insert null instead of the default. */
  multiInsert<Column extends keyof Row<Name>>(
    rows: readonly (Pick<Row<Name>, Column> & Omit<NewRow<Name>, Column>)[]
  ): this
  /** Configures the handling of rows that violate a unique constraint. */
  onConflict(column?: keyof Row<Name>): { ignore(): Insertion<Name> }
}

/** Columns named with their tables. */
type QualifiedColumns<Name extends Table> = {
  [Column in QualifiedName<Name>]: Column extends `${infer Owner extends Table}.${infer Own}`
    ? Row<Owner>[Own & keyof Row<Owner>]
    : never
}

type QualifiedName<Name extends Table> = Name extends Table
  ? `${Name}.${keyof Row<Name> & string}`
  : never

/** Columns named alone and with their tables. */
type ColumnsOf<Name extends Table> = Name extends Table ? Row<Name> & QualifiedColumns<Name> : never

/** Columns after a join, without ambiguous names. */
type Joined<Columns, Name extends Table> = Name extends Table
  ? {
      [Column in Exclude<keyof Columns, keyof Row<Name>>]: Columns[Column]
    } & {
      [Column in keyof ColumnsOf<Name> as IsTaken<Columns, Column> extends true
        ? never
        : Column]: ColumnsOf<Name>[Column]
    }
  : never

type IsTaken<Columns, Column> =
  Extract<keyof Columns, `${string}.${Column & string}`> extends never ? false : true

type Changes<Columns> = {
  [Column in keyof Columns as Column extends `${string}.${string}`
    ? never
    : Column]?: Columns[Column]
}

type Selectable<Columns> = keyof Columns | AllOfTable<keyof Columns>

type AllOfTable<Column> = Column extends `${infer Name}.${string}` ? `${Name}.*` : never

/** Columns by their names in a row. */
type Selected<Columns, Name> = {
  [Column in Spread<Columns, Name> as OwnName<Column>]: Columns[Column]
} & {}

type Spread<Columns, Name> = Name extends `${infer Owner}.*`
  ? Extract<keyof Columns, `${Owner}.${string}`>
  : Extract<Name, keyof Columns>

type OwnName<Column extends PropertyKey> = Column extends `${string}.${infer Own}` ? Own : Column

/** Marks a row type that has all columns. */
interface All<Entry> {
  readonly all: Entry
}

/** After a join, select columns explicitly: a row has none by default. */
type Unselected<Out> = Out extends All<unknown> ? All<unknown> : Out

type Added<Out, More> =
  Out extends All<unknown> ? More : { [Name in keyof (Out & More)]: (Out & More)[Name] } & {}

type Result<Out> = Out extends All<infer Entry> ? Entry : Out
