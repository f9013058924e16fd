import { FALLBACK_LOCALE, type Locale } from '#shared/locales'

/** Where the files of a product group are, below `/data`: its drawings, in any language. */
export function groupFiles(groupKey: string): string {
  return `/data/groups/${groupKey.split('.').slice(-2).join('/')}`
}

/** Where a product group's data sheet is. */
export function dataSheetFile(groupKey: string, locale: Locale): string {
  return `${groupFiles(groupKey)}/datasheet-${locale}.pdf`
}

/** The languages in which tender texts are written. */
export const TENDER_LOCALES = ['de', 'en'] as const satisfies Locale[]

/** The language in which tender texts are offered on a page: its own, else English. */
export function tenderLocale(locale: Locale): (typeof TENDER_LOCALES)[number] {
  return TENDER_LOCALES.find((each) => each === locale) ?? FALLBACK_LOCALE
}

/** Below which the tender texts of a product group's articles are, a file for each language. */
export function tenderFiles(groupKey: string): string {
  return `${groupFiles(groupKey)}/tender`
}

/** Where a product group's record is as data. */
export function groupDataFile(groupKey: string): string {
  return `${groupFiles(groupKey)}.json`
}

/** Where all data sheets of a family's groups are, in one archive. */
export function dataSheetArchive(familyKey: string, locale: Locale): string {
  return `/data/families/${familyKey.split('.').at(-1)}/datasheets-${locale}.zip`
}
