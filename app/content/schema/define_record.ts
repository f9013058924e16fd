import type { z } from 'zod'
import type { Link, Path } from '#content/schema/links'
import {
  type ContentTable,
  contentTable,
  type LoadedRow,
  type LoadedTable,
  type WrittenRow,
} from '#content/schema/tables'
import type { WithLang } from '#content/schema/with_lang'
import { type Json, toJson } from '#database/stored_values'
import type { Locale } from '#shared/locales'

/** A record in its languages, source first. */
export type RecordVersions<Content> = {
  source: Content
  languages: ReadonlyMap<Locale, Content>
}

/**
 * A table that records are loaded into, and the function that creates its rows from all records.
 */
export type RecordTable<Content> = ContentTable & {
  rows: (records: readonly RecordVersions<Content>[]) => WrittenRow[]
}

/** A list of entries inside a record that have tables of their own and are link targets. */
type EntityList<Content> = {
  /** The kind by which fields link to an entry: `recordId('colour')`. */
  kind: string
  /** Returns the ids of the entries, which are the same in every language. */
  ids: (content: Content) => readonly string[]
  tables: readonly RecordTable<Content>[]
}

/** A value that must be unique among records. */
export type Unique = {
  /** A description: `the id 7`. */
  what: string
  path: readonly PropertyKey[]
  /** How to resolve a duplicate. */
  remedy: string
}

/**
 * A kind of record: its schema and the tables it is loaded into. Reading, link targets and the JSON
 * Schema for editors are derived from it.
 */
type RecordDefinition<Schema extends z.ZodType> = {
  /** Its folder below resources/content, which holds one file per language. */
  folder: string
  /**
   * Whether each folder below `folder` is a separate record; there may be none, and no `folder`.
   */
  each?: boolean
  schema: Schema
  /**
   * The languages it exists in: `all`, with fallback texts, or only those that it is `written` in.
   */
  languages: 'all' | 'written'
  /** Lists whose entries have ids. */
  entities?: readonly EntityList<z.output<Schema>>[]
  /** Further tables besides those of its entities, ordered by foreign keys. */
  tables?: readonly RecordTable<z.output<Schema>>[]
  /** Makes each record as a whole a link target. */
  identity?: {
    /** The kind by which fields link to it. */
    kind: string
    /** Returns the record's id. The data is not validated yet. */
    id: (data: unknown) => string | number | undefined
    /** Returns the uniqueness constraint of an id. */
    unique: (id: string | number, taken: readonly (string | number)[]) => Unique
  }
  /** Returns links that are not in link fields. */
  links?: (content: z.output<Schema>) => Link[]
  /** Returns the parts that expire: a description, the last day, and its path. */
  expires?: (content: z.output<Schema>) => { what: string; day: string; path: Path }[]
}

// oxlint-disable-next-line typescript/no-explicit-any -- functions both take and give these types, so nothing narrower holds all definitions
export type AnyRecordDefinition = RecordDefinition<any>

/** Defines a kind of record. All types are inferred. Register it in start/pages.ts. */
export function defineRecord<Schema extends z.ZodType>(
  definition: RecordDefinition<Schema>
): RecordDefinition<Schema> {
  return definition
}

/** Defines a table that records are loaded into. Unknown columns are type errors. */
export function recordTable<Content, Name extends LoadedTable>(
  name: Name,
  key: readonly (keyof LoadedRow<Name> & string)[],
  rows: (records: readonly RecordVersions<Content>[]) => (LoadedRow<Name> & WrittenRow)[],
  options: { keepRow?: boolean } = {}
): RecordTable<Content> {
  return { ...contentTable(name, key, options), rows }
}

/** The table of a kind of entries, and the table of their texts. */
type EntryTable<Kind extends string> = Extract<`${Kind}s`, LoadedTable>
type TextTable<Kind extends string> = Extract<`${Kind}_translations`, LoadedTable>

type Columns<Kind extends string> = Omit<LoadedRow<EntryTable<Kind>>, 'id'> & WrittenRow

/** The texts of an entry in a language. */
type Texts<Kind extends string> =
  LoadedRow<TextTable<Kind>> extends { texts: Json<infer Stored> } ? Omit<Stored, 'lang'> : never

/**
 * Defines a list of entries with its two tables: `<kind>s` holds what is the same in every
 * language, `<kind>_translations` the texts as JSON.
 *
 * @param entries returns the list of a record
 * @param columns returns the columns of an entry besides its id
 * @param texts returns the texts of an entry
 */
export function entityList<Content, Entry extends { id: string }, Kind extends string>(
  kind: Kind,
  entries: (content: Content) => readonly Entry[],
  {
    columns,
    texts,
  }: {
    columns: (entry: Entry, position: number) => Columns<Kind>
    texts: (entry: Entry) => Texts<Kind>
  }
): EntityList<Content> {
  const owner = `${kind}_id`
  return {
    kind,
    ids: (content) => entries(content).map(({ id }) => id),
    tables: [
      {
        name: `${kind}s` as LoadedTable,
        key: ['id'],
        keepRow: true,
        rows: (records) =>
          records.flatMap(({ source }) =>
            entries(source).map((entry, position) => ({
              id: entry.id,
              ...columns(entry, position),
            }))
          ),
      },
      {
        name: `${kind}_translations` as LoadedTable,
        key: [owner, 'locale'],
        rows: (records) =>
          records.flatMap(({ languages }) =>
            [...languages].flatMap(([locale, content]) =>
              entries(content).map((entry) => ({
                [owner]: entry.id,
                locale,
                texts: toJson({ ...texts(entry), lang: (entry as WithLang).lang }),
              }))
            )
          ),
      },
    ],
  }
}
