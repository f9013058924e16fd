import type { z } from 'zod'
import type { PageContext } from '#content/pages/context'
import type { JsonLd, JsonLdBuilder } from '#content/pages/metadata/json_ld'
import type { LinkPreview } from '#content/pages/metadata/link_preview'
import type { CommonProps } from '#content/pages/props/common_props'
import type { Unique } from '#content/schema/define_record'
import type { Link } from '#content/schema/links'
import type { Lookups } from '#content/schema/lookups'
import type { ContentTable, RowsByTable } from '#content/schema/tables'
import type { WithLang } from '#content/schema/with_lang'
import type { Locale } from '#shared/locales'
import type { TextSelector } from '#shared/messages'
import type { RouteName } from '#shared/routes'

/** The request that a page is built for. */
type PageRequest<Data, Parameters> = {
  key: string
  locale: Locale
  data: Data
  /** The URL parameters, parsed by the page. */
  parameters: Parameters
  /** ISO 8601, in the company's time zone. */
  today: string
  /** The time of the page's last change in its language (ISO 8601). */
  modified_at: string | null
}

/** A page's record, split into what is stored with the page and what is stored in tables. */
export type StoredRecord<Stored> = {
  /** Stored with the page, per language. */
  data: Stored
  /** Stored once, in the tables of the definition. */
  rows: RowsByTable
  /** The last day of the page, after which it is gone. */
  expires_on?: string
  /** Values that must be unique among pages. Paths start at the root of the page's file. */
  unique?: readonly Unique[]
  /** Links that are not in link fields. Paths start at the root of the page's file. */
  links?: readonly Link[]
  /** Further link targets on the page, besides its key: `recordId('article')`. */
  targets?: readonly Pick<Link, 'kind' | 'key'>[]
}

/**
 * What a page component needs besides hero, intro and blocks. The result is cached for all
 * visitors, so it must depend on the content and the `PageRequest` only.
 */
type PageDefinition<Data extends z.ZodType, Stored, Parameters, Found, Props> = {
  data: Data
  /** The component's own tables, ordered by foreign keys. */
  tables?: readonly ContentTable[]
  /** Splits a record into page data and table rows. */
  store?(data: z.output<Data>, key: string): StoredRecord<Stored>
  /**
   * Parses the URL parameters; number formats depend on the language. Parameters that are not
   * recognised are omitted.
   */
  parameters?: z.ZodType<Parameters> | ((locale: Locale) => z.ZodType<Parameters>)
  /**
   * Whether the response may be cached; defaults to true. Return false for free text of visitors,
   * which is rarely requested twice, and for parameters that content does not have.
   */
  isCacheable?(
    parameters: NoInfer<Parameters>,
    props: NoInfer<Props>,
    found: NoInfer<Found>
  ): boolean
  /** Queries records for the page and returns what they link to. */
  query?(request: PageRequest<Stored, Parameters>): Promise<Found & { lookups: Lookups }>
  /** Builds the component's props. */
  toProps(
    data: Stored & WithLang,
    context: PageContext,
    found: Found,
    parameters: Parameters
  ): Props
  /**
   * Returns the link preview that it has instead of the page's social image, if any, by the path of
   * its picture.
   */
  preview?(found: NoInfer<Found>, context: PageContext): LinkPreview | undefined
  /** Returns the noun for the page's subject, as people search for it. */
  noun?(found: NoInfer<Found>): string | undefined
  structuredData?(
    props: NoInfer<Props> & CommonProps,
    jsonLd: JsonLdBuilder,
    data: Stored,
    found: NoInfer<Found>
  ): JsonLd[]
  /** The interface texts that only this component uses. */
  texts?: readonly TextSelector[]
  /** The routes that this component links to. */
  routes?: readonly RouteName[]
  /**
   * Returns the anchors of the page, the valid targets of `route:key#anchor`.
   *
   * @param ids returns the ids of all records of a kind
   */
  anchors?(data: z.output<Data>, ids: (kind: string) => readonly string[]): readonly string[]
}

/** The definition of any page component. */
// oxlint-disable-next-line typescript/no-explicit-any -- functions both take and give these types, so nothing narrower holds all definitions
export type AnyPageDefinition = PageDefinition<z.ZodType, any, any, any, object>

/** Defines a page component's content and props. All types are inferred. */
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
