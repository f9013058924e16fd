import type { Schema } from '#database/schema'
import type { Generated } from '#database/stored_values'
import type { Locale } from '#shared/locales'

/**
 * Types of columns that are narrower than those of the database. Each module declares those of its
 * own tables:
 *
 * @example
 * declare module '#database/tables' {
 *   interface ColumnTypes {
 *     'outbox_messages.status': 'waiting' | 'sent' | 'failed'
 *   }
 * }
 */
export interface ColumnTypes {}

export type Table = keyof Schema

/** The type of a row of each table, as it is read. */
export type Tables = {
  [Name in Table]: {
    [Column in keyof Schema[Name]]:
      | (`${Name}.${Column & string}` extends keyof ColumnTypes
          ? ColumnTypes[`${Name}.${Column & string}`]
          : Column extends 'locale' | 'source_locale'
            ? Locale
            : Schema[Name][Column] extends Generated<infer Value>
              ? Value
              : NonNullable<Schema[Name][Column]>)
      | Extract<Schema[Name][Column], null>
  }
}

/** A row of a table as it is read. */
export type Row<Name extends Table> = Tables[Name]

/** A row as it is inserted: columns that are nullable or have a default are optional. */
export type NewRow<Name extends Table> = Omit<Row<Name>, OptionalColumn<Name>> &
  Partial<Pick<Row<Name>, OptionalColumn<Name>>>

type OptionalColumn<Name extends Table> = {
  [Column in keyof Schema[Name]]: Extract<
    Schema[Name][Column],
    Generated<unknown> | null
  > extends never
    ? never
    : Column
}[keyof Schema[Name]]
