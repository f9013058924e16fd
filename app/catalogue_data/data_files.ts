import { groupFiles } from '#shared/group_files'
import { LOCALES, type Locale } from '#shared/locales'

/** A file of data as lists of documents show it; its URL is that of its newest state. */
export type DataFile = { format: string; locale: Locale | null; url: string }

/** The languages in which tender texts are written. */
export const TENDER_LOCALES = ['de', 'en'] as const satisfies Locale[]

export type TenderLocale = (typeof TENDER_LOCALES)[number]

/** The files of the whole catalogue; null is for all languages in one. */
export function catalogueFiles(): DataFile[] {
  return [
    { format: 'JSON', locale: null, url: '/data/catalogue.json' },
    ...LOCALES.map((locale) => ({ format: 'CSV', locale, url: `/data/catalogue.${locale}.csv` })),
    { format: 'BMEcat', locale: null, url: '/data/catalogue.bmecat.xml' },
  ]
}

/**
 * The files of a product group beside its data sheet and drawings.
 *
 * @param key `product_families.<family>.<group>`
 */
export function groupDataFiles(key: string): DataFile[] {
  const address = groupFiles(key)
  return [
    { format: 'JSON', locale: null, url: `${address}.json` },
    ...TENDER_LOCALES.flatMap((locale) => [
      { format: 'TXT', locale, url: `${address}/tender/${locale}.txt` },
      { format: 'DOCX', locale, url: `${address}/tender/${locale}.docx` },
    ]),
  ]
}
