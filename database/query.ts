import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { RawQuery } from '@adonisjs/lucid/types/querybuilder'
import type { StoredBigint } from '#database/stored_values'
import type { NewRow, Row, Table } from '#database/tables'

/**
 * Queries a table with Lucid's query builder, here typed by the columns of the tables.
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
 * Inserts into a table with Lucid's query builder, here typed by the columns of the table.
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
 * A query over a table, or several that were joined. A column is called by its name, or with its
 * table where several of the tables have such a column: `pages.checksum`.
 *
 * @template Columns what it can call, with the types of the values
 * @template Out the row that it hands out
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
  whereNotNull(column: keyof Columns): this
  /** A condition in SQL, for what the others cannot say. No type knows its columns. */
  whereRaw(sql: string, bindings?: readonly (string | number)[]): this

  /** Adds the rows of another table; whoever joins selects columns. */
  join<Name extends Table>(
    table: Name,
    ...on: JoinColumns<Joined<Columns, Name>>
  ): Query<Joined<Columns, Name>, Unselected<Out>>
  /** Adds the rows of another table; where there is none its columns are null. */
  leftJoin<Name extends Table>(
    table: Name,
    ...on:
      | JoinColumns<Joined<Columns, Name>>
      | [condition: (join: JoinCondition<Joined<Columns, Name>>) => unknown]
  ): Query<Joined<Columns, Name, null>, Unselected<Out>>

  /** Columns for the row, or all of a table: `jobs.*`. What was selected before stays. */
  select<Name extends Selectable<Columns>>(
    ...columns: Name[]
  ): Query<Columns, Added<Out, Selected<Columns, Name>>>
  select<Name extends Selectable<Columns>>(
    columns: readonly Name[]
  ): Query<Columns, Added<Out, Selected<Columns, Name>>>
  /** Columns for the row, each combination once. */
  distinct<Name extends keyof Columns>(
    ...columns: Name[]
  ): Query<Columns, Added<Out, Selected<Columns, Name>>>
  /** How many rows there are. PostgreSQL writes the number as text. */
  count<Alias extends string>(
    rows: `* as ${Alias}`
  ): Query<Columns, Added<Out, Record<Alias, StoredBigint>>>
  /** The least value of a column; null when there are no rows. */
  min<Name extends keyof Columns & string, Alias extends string>(
    column: `${Name} as ${Alias}`
  ): Query<Columns, Added<Out, Record<Alias, Columns[Name] | null>>>
  /** The greatest value of a column; null when there are no rows. */
  max<Name extends keyof Columns & string, Alias extends string>(
    column: `${Name} as ${Alias}`
  ): Query<Columns, Added<Out, Record<Alias, Columns[Name] | null>>>

  groupBy(...columns: (keyof Columns)[]): this
  orderBy(column: keyof Columns, direction?: 'asc' | 'desc'): this
  orderBy(columns: readonly (keyof Columns)[]): this
  orderBy(columns: readonly { column: keyof Columns; order?: 'asc' | 'desc' }[]): this
  /** An order in SQL, for what `orderBy` cannot say. No type knows its columns. */
  orderByRaw(sql: string): this
  limit(rows: number): this
  /** Locks the rows for the transaction. */
  forUpdate(): this
  /** Leaves out rows that another transaction has locked. */
  skipLocked(): this

  first(): Promise<Result<Out> | null>
  /** @throws E_ROW_NOT_FOUND */
  firstOrFail(): Promise<Result<Out>>

  /** Hands out the number of rows, or some columns of each. */
  update(values: Changes<Columns>): Promise<number>
  update(values: Changes<Columns>, returning: ['*']): Promise<Result<Out>[]>
  update<Name extends keyof Columns>(
    values: Changes<Columns>,
    returning: Name[]
  ): Promise<Selected<Columns, Name>[]>
  /** Hands out the number of rows. */
  delete(): Promise<number>

  /** The query as SQL. */
  toQuery(): string
}

/**
 * A query over some tables and perhaps others, for functions that narrow down the queries of their
 * callers. As nobody knows what else is joined, each column is called with its table.
 */
export type QueryOver<Name extends Table> = Query<QualifiedColumns<Name>, All<unknown>>

/** A query whose rows have one column: the values for another query. */
export interface Subquery<Value> extends PromiseLike<Record<string, Value>[]> {
  toQuery(): string
}

/** Rows that are to be inserted. What it hands out is the database's own affair: nothing to rely on. */
export interface Insertion<Name extends Table> extends Promise<unknown> {
  insert(row: NewRow<Name>): this
  /** Rows that all have the same columns: SQLite would fill a gap with null, not with the default. */
  multiInsert<Column extends keyof Row<Name>>(
    rows: readonly (Pick<Row<Name>, Column> & Omit<NewRow<Name>, Column>)[]
  ): this
  /** What is done about a row that is there already, as a unique column, or any of them, tells. */
  onConflict(column?: keyof Row<Name>): { ignore(): Insertion<Name> }
}

/** The columns of tables by names that no join makes ambiguous. */
type QualifiedColumns<Name extends Table> = {
  [Column in QualifiedName<Name>]: Column extends `${infer Owner extends Table}.${infer Own}`
    ? Row<Owner>[Own & keyof Row<Owner>]
    : never
}

type QualifiedName<Name extends Table> = Name extends Table
  ? `${Name}.${keyof Row<Name> & string}`
  : never

/** The columns of a table by both of their names. */
type ColumnsOf<Name extends Table> = Name extends Table ? Row<Name> & QualifiedColumns<Name> : never

/** The columns after a join; a name that both sides have is ambiguous and none any more. */
type Joined<Columns, Name extends Table, Missing = never> = Name extends Table
  ? {
      [Column in Exclude<keyof Columns, keyof Row<Name>>]: Columns[Column]
    } & {
      [Column in keyof ColumnsOf<Name> as IsTaken<Columns, Column> extends true ? never : Column]:
        | ColumnsOf<Name>[Column]
        | Missing
    }
  : never

type IsTaken<Columns, Column> =
  Extract<keyof Columns, `${string}.${Column & string}`> extends never ? false : true

type JoinColumns<Columns> = [column: keyof Columns, other: keyof Columns]

interface JoinCondition<Columns> {
  on(column: keyof Columns, other: keyof Columns): this
  andOnVal<Name extends keyof Columns>(column: Name, value: Columns[Name]): this
}

type Changes<Columns> = {
  [Column in keyof Columns as Column extends `${string}.${string}` ? never : Column]?:
    | Columns[Column]
    | RawQuery
}

type Selectable<Columns> = keyof Columns | AllOfTable<keyof Columns>

type AllOfTable<Column> = Column extends `${infer Name}.${string}` ? `${Name}.*` : never

/** Columns by the names they have in a row. */
type Selected<Columns, Name> = {
  [Column in Spread<Columns, Name> as OwnName<Column>]: Columns[Column]
} & {}

type Spread<Columns, Name> = Name extends `${infer Owner}.*`
  ? Extract<keyof Columns, `${Owner}.${string}`>
  : Extract<Name, keyof Columns>

type OwnName<Column extends PropertyKey> = Column extends `${string}.${infer Own}` ? Own : Column

/** Marks a row whose columns were not selected: it has all of them. */
interface All<Entry> {
  readonly all: Entry
}

/** After a join a row without selected columns is no row of a table any more. */
type Unselected<Out> = Out extends All<unknown> ? All<unknown> : Out

type Added<Out, More> =
  Out extends All<unknown> ? More : { [Name in keyof (Out & More)]: (Out & More)[Name] } & {}

type Result<Out> = Out extends All<infer Entry> ? Entry : Out
