import type { z } from 'zod'
import type { SenderAddress, SheetGroup } from '#app/datasheet/data_sheet'
import type { PageContext } from '#content/page_context'
import type { CommonProps } from '#content/pages'
import type { References } from '#content/references'
import type { RecordRows } from '#content/record_tables'
import type { About, Thing } from '#content/structured_data'
import type { Locale } from '#shared/locales'

/** The request a page is built for. */
export type PageRequest<Data, Query> = {
  key: string
  locale: Locale
  data: Data
  /** The address' parameters as the page understands them. */
  query: Query
  /** ISO 8601, in the company's time zone. */
  today: string
}

/** What a page's record leaves with the page, and what it has elsewhere. */
export type StoredRecord<Stored> = {
  /** Kept with the page, in each language. */
  data: Stored
  /** Kept once, in tables that can be searched. */
  rows: RecordRows
  /** The last day on which the page exists; afterwards it is gone. */
  expires_on?: string
  /** What its data sheet is made of, where it has one. */
  sheet?: SheetGroup
  /** The company's address, which all data sheets give. */
  address?: SenderAddress
}

/**
 * What one page component needs beside hero, intro and blocks.
 */
export type PageDefinition<Data extends z.ZodType, Stored, Query, Found, Props> = {
  /** What editors write under `data`. */
  data: Data
  /** Takes a record apart that has tables of its own. */
  store?(data: z.output<Data>, key: string): StoredRecord<Stored>
  /** Keys of the interface texts that this component alone uses, or what they start with. */
  texts?: readonly string[]
  /** Reads the address' parameters; what it does not understand it leaves out. */
  query?: z.ZodType<Query>
  /** Looks up what the page shows of other records, and says what those refer to. */
  find?(request: PageRequest<Stored, Query>): Promise<Found & { references: References }>
  /** Builds the component's own props. */
  load(data: Stored, context: PageContext, found: Found, query: Query): Props
  /** What search engines are told of what the page shows. */
  things?(props: NoInfer<Props> & CommonProps, about: About, data: Stored): Thing[]
}

/** A page component's definition where it does not matter which. */
// oxlint-disable-next-line typescript/no-explicit-any -- its parts fit each other, not their neighbours'
export type AnyPageDefinition = PageDefinition<z.ZodType, any, any, any, object>

/** Defines a page component's content and props; infers all types. */
export function definePage<
  Data extends z.ZodType,
  Props,
  Stored = z.output<Data>,
  Query = undefined,
  Found = undefined,
>(
  definition: PageDefinition<Data, Stored, Query, Found, Props>
): PageDefinition<Data, Stored, Query, Found, Props> {
  return definition
}
