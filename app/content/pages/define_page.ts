import type { z } from 'zod'
import type { CommonProps } from '#content/pages/common_props'
import type { PageContext } from '#content/pages/context'
import type { JsonLd, JsonLdBuilder } from '#content/pages/json_ld'
import type { Unique } from '#content/schema/define_record'
import type { Link } from '#content/schema/links'
import type { Lookups } from '#content/schema/lookups'
import type { ContentTable, RowsByTable } from '#content/schema/tables'
import type { Locale } from '#shared/locales'
import type { TextSelector } from '#shared/messages'
import type { RouteName } from '#shared/routes'

/** The request a page is built for. */
export type PageRequest<Data, Parameters> = {
  key: string
  locale: Locale
  data: Data
  /** The address' parameters as the page understands them. */
  parameters: Parameters
  /** ISO 8601, in the company's time zone. */
  today: string
  /** When the page last changed in its language, as ISO 8601 writes it. */
  modified_at: string | null
}

/** What a page's record leaves with the page, and what it has elsewhere. */
export type StoredRecord<Stored> = {
  /** Kept with the page, in each language. */
  data: Stored
  /** Kept once, in the definition's tables. */
  rows: RowsByTable
  /** The last day on which the page exists; afterwards it is gone. */
  expires_on?: string
  /** What no other page may have; paths start at the page's file. */
  unique?: readonly Unique[]
  /** What it links to beside the links of its fields; paths start at the page's file. */
  links?: readonly Link[]
}

/**
 * What one page component needs beside hero, intro and blocks. What comes of it is kept for all
 * visitors: it depends on the content and on its `PageRequest` alone.
 */
export type PageDefinition<Data extends z.ZodType, Stored, Parameters, Found, Props> = {
  /** What editors write under `data`. */
  data: Data
  /** Tables of its own, in the order of their foreign keys. */
  tables?: readonly ContentTable[]
  /** Takes a record apart that has tables of its own. */
  store?(data: z.output<Data>, key: string): StoredRecord<Stored>
  /**
   * Reads the address' parameters, where figures are typed by the language; what it does not understand
   * it leaves out.
   */
  parameters?: z.ZodType<Parameters> | ((locale: Locale) => z.ZodType<Parameters>)
  /**
   * Whether an answer is kept for the next who ask the same; every one is, where nothing is said. What
   * visitors put into words of their own hardly anybody asks again.
   */
  isCacheable?(parameters: NoInfer<Parameters>): boolean
  /** Queries what the page shows of other records, and says what those link to. */
  query?(request: PageRequest<Stored, Parameters>): Promise<Found & { lookups: Lookups }>
  /** Builds the component's own props. */
  toProps(data: Stored, context: PageContext, found: Found, parameters: Parameters): Props
  /** The picture that links to the page show, where one is put together for them. */
  preview?(found: NoInfer<Found>): string
  /** What the thing is that the page is called after: a noun by which people search for it. */
  noun?(found: NoInfer<Found>): string | undefined
  /** What search engines are told of what the page shows. */
  structuredData?(
    props: NoInfer<Props> & CommonProps,
    jsonLd: JsonLdBuilder,
    data: Stored,
    found: NoInfer<Found>
  ): JsonLd[]
  /** The interface texts that this component alone uses. */
  texts?: readonly TextSelector[]
  /** The pages that this component links to by name. */
  routes?: readonly RouteName[]
  /**
   * The parts of the page that links may lead to: `route:key#anchor`.
   *
   * @param ids gives the ids of all records of a kind
   */
  anchors?(data: z.output<Data>, ids: (kind: string) => readonly string[]): readonly string[]
}

/** A page component's definition where it does not matter which. */
// oxlint-disable-next-line typescript/no-explicit-any -- functions both take and give these types, so nothing narrower holds all definitions
export type AnyPageDefinition = PageDefinition<z.ZodType, any, any, any, object>

/** Defines a page component's content and props; infers all types. */
export function definePage<
  Data extends z.ZodType,
  Props,
  Stored = z.output<Data>,
  Parameters = undefined,
  Found = undefined,
>(
  definition: PageDefinition<Data, Stored, Parameters, Found, Props>
): PageDefinition<Data, Stored, Parameters, Found, Props> {
  return definition
}
