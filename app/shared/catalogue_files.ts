import type { Locale } from '#shared/locales'

/** A file that contains the whole catalogue. */
export type CatalogueFile = {
  format: string
  type: string
  /** Undefined if the file contains several languages. */
  locale?: Locale
  path: string
}

/**
 * The whole catalogue as files, the first one with its schema.
 *
 * @param tables the languages whose tables are among them
 */
export function catalogueFiles(tables: readonly Locale[]): CatalogueFile[] {
  return [
    { format: 'JSON', type: 'application/json', path: '/data/catalogue.json' },
    {
      format: 'JSON Schema',
      type: 'application/schema+json',
      path: '/data/catalogue.schema.json',
    },
    ...tables.map((locale) => ({
      format: 'CSV',
      type: 'text/csv',
      locale,
      path: `/data/catalogue.${locale}.csv`,
    })),
    { format: 'BMEcat 2005.1', type: 'application/xml', path: '/data/catalogue.bmecat.xml' },
  ]
}
