import type { Locale } from '#shared/locales'

/** Where the files of a product group are, below `/data`: its drawings, in any language. */
export function groupFiles(groupKey: string): string {
  return `/data/groups/${groupKey.split('.').slice(-2).join('/')}`
}

/** Where a product group's data sheet is. */
export function dataSheetFile(groupKey: string, locale: Locale): string {
  return `${groupFiles(groupKey)}/datasheet-${locale}.pdf`
}
