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

/** One record in its languages; the first one is the language it was written in. */
export type RecordVersions<Content> = {
  source: Content
  languages: ReadonlyMap<Locale, Content>
}

/** A table that records are loaded into, and how its rows are made of all of them. */
export type RecordTable<Content> = ContentTable & {
  rows: (records: readonly RecordVersions<Content>[]) => WrittenRow[]
}

/** A list of entries inside a record that have tables of their own, and may be linked to. */
export type EntityList<Content> = {
  /** What fields that link to an entry call it: `recordId('colour')`. */
  kind: string
  /** The ids of the entries, which are the same in every language. */
  ids: (content: Content) => readonly string[]
  tables: readonly RecordTable<Content>[]
}

/** Something that only one record may have. */
export type Unique = {
  /** In words: `the id 7`. */
  what: string
  /** Where it is written in the record. */
  path: readonly PropertyKey[]
  /** What to do where another record has it already. */
  remedy: string
}

/**
 * One kind of record: what editors write, and the tables it is loaded into. Everything else is
 * derived of it: how its files are read, what may be linked to, and the JSON Schema for editors.
 */
export type RecordDefinition<Schema extends z.ZodType> = {
  /** Its folder below resources/content, which holds one file per language. */
  folder: string
  /** Each folder below `folder` is a record of its own. */
  each?: boolean
  /** What editors write in a file. */
  schema: Schema
  /**
   * The languages it exists in: `all`, be it by falling back, or only those that it is `written` in.
   */
  languages: 'all' | 'written'
  /** Lists whose entries have an id. */
  entities?: readonly EntityList<z.output<Schema>>[]
  /** Tables beside those of its entities, in the order of their foreign keys. */
  tables?: readonly RecordTable<z.output<Schema>>[]
  /** Each record as a whole may be linked to. */
  identity?: {
    /** What fields that link to it call it. */
    kind: string
    /** The record's id, as the editor wrote it: nothing of the file is checked yet. */
    id: (data: unknown) => string | number | undefined
    /** Says that no other record may have the id. */
    unique: (id: string | number, taken: readonly (string | number)[]) => Unique
  }
  /** What it links to beside the links of its fields. */
  links?: (content: z.output<Schema>) => Link[]
  /** What of it disappears by itself: in words, after which day, and where that is written. */
  expires?: (content: z.output<Schema>) => { what: string; day: string; path: Path }[]
}

/** A kind of record where it does not matter which. */
// oxlint-disable-next-line typescript/no-explicit-any -- functions both take and give these types, so nothing narrower holds all definitions
export type AnyRecordDefinition = RecordDefinition<any>

/** Defines a kind of record; infers all types. A line in start/pages.ts puts it to use. */
export function defineRecord<Schema extends z.ZodType>(
  definition: RecordDefinition<Schema>
): RecordDefinition<Schema> {
  return definition
}

/** A table that records are loaded into; a misspelt column does not compile. */
export function recordTable<Content, Name extends LoadedTable>(
  name: Name,
  key: readonly (keyof LoadedRow<Name> & string)[],
  rows: (records: readonly RecordVersions<Content>[]) => (LoadedRow<Name> & WrittenRow)[],
  options: { keepRow?: boolean } = {}
): RecordTable<Content> {
  return { ...contentTable(name, key, options), rows }
}

/** The table of a kind of entries, and that of their texts. */
type EntryTable<Kind extends string> = Extract<`${Kind}s`, LoadedTable>
type TextTable<Kind extends string> = Extract<`${Kind}_translations`, LoadedTable>

/** What an entry has beside its id. */
type Columns<Kind extends string> = Omit<LoadedRow<EntryTable<Kind>>, 'id'> & WrittenRow

/** What an entry says in a language. */
type Texts<Kind extends string> =
  LoadedRow<TextTable<Kind>> extends { texts: Json<infer Said> } ? Omit<Said, 'lang'> : never

/**
 * A list of entries with the two tables they are loaded into: `<kind>s` holds what is the same in
 * every language, `<kind>_translations` the texts as JSON.
 *
 * @param entries finds the list in a record
 * @param columns what an entry has beside its id
 * @param texts what an entry says
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
