import { groupDataFile, TENDER_LOCALES, tenderFiles } from '#shared/group_files'
import { LOCALES, type Locale } from '#shared/locales'

/** A file of data as lists of documents show it; its URL is that of its newest state. */
export type DataFile = { format: string; locale: Locale | null; url: string }

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
  const tender = tenderFiles(key)
  return [
    { format: 'JSON', locale: null, url: groupDataFile(key) },
    ...TENDER_LOCALES.flatMap((locale) => [
      { format: 'TXT', locale, url: `${tender}/${locale}.txt` },
      { format: 'DOCX', locale, url: `${tender}/${locale}.docx` },
    ]),
  ]
}
