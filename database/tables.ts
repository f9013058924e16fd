import type { StoredBoolean } from '#database/stored_values'

type Classes = typeof import('#database/schema')

/**
 * Types of columns that are narrower than those of the database. Each module declares those of its
 * own tables:
 *
 * @example
 * declare module '#database/tables' {
 *   interface ColumnTypes {
 *     'page_translations.content': Json<PageContent>
 *   }
 * }
 */
export interface ColumnTypes {}

/**
 * The rows of each table as the query builder reads them: with the names of the database, and
 * without the conversions of models.
 */
export type Tables = {
  [Name in keyof Classes as TableName<Name>]: Columns<TableName<Name>, InstanceType<Classes[Name]>>
}

export type Table = keyof Tables

/** A row that was read from a table. */
export type Row<Name extends Table> = Tables[Name]

/** A row to insert: nullable columns and generated ids are optional. */
export type NewRow<Name extends Table> = Omit<Row<Name>, OptionalColumn<Row<Name>>> &
  Partial<Pick<Row<Name>, OptionalColumn<Row<Name>>>>

type OptionalColumn<Entry> = {
  [Column in keyof Entry]: null extends Entry[Column]
    ? Column
    : Entry[Column] extends number
      ? Extract<Column, 'id'>
      : never
}[keyof Entry]

type Columns<Name extends string, Model extends { $columns: readonly string[] }> = {
  [Property in Model['$columns'][number] & keyof Model as SnakeCase<Property & string>]:
    | (`${Name}.${SnakeCase<Property & string>}` extends keyof ColumnTypes
        ? ColumnTypes[`${Name}.${SnakeCase<Property & string>}`]
        : Stored<NonNullable<Model[Property]>>)
    | Extract<Model[Property], null>
}

type Stored<Value> = Value extends boolean ? StoredBoolean : Value

/** `PageTranslationSchema` is the class of `page_translations`. */
type TableName<Class> = Class extends `${infer Model}Schema`
  ? Plural<SnakeCase<Uncapitalize<Model>>>
  : never

type Plural<Noun extends string> = Noun extends `${infer Stem}y` ? `${Stem}ies` : `${Noun}s`

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name
