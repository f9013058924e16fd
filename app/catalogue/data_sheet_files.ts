import { bestRow, fallbackChain } from '#content/pages/page_queries'
import { from } from '#database/query'
import type { Locale } from '#shared/locales'

/** The languages in which data sheets are made. */
export const SHEET_LOCALES = ['de', 'en'] as const satisfies Locale[]

export type SheetLocale = (typeof SHEET_LOCALES)[number]

/** The name of a group's data sheet among the files; no folder of resources/media is called so. */
export function dataSheetFile(groupKey: string, locale: SheetLocale): string {
  return `datasheet:${groupKey}.${locale}.pdf`
}

/** The data sheet for a page: in its language, else in English, else in German, and then says so. */
export async function findDataSheet(
  groupKey: string,
  locale: Locale
): Promise<{ file: string; lang?: Locale } | undefined> {
  const candidates = SHEET_LOCALES.map((each) => ({
    locale: each,
    file: dataSheetFile(groupKey, each),
  }))
  const rows = await from('files')
    .whereIn(
      'file',
      candidates.map(({ file }) => file)
    )
    .select('file')
  const made = candidates.filter(({ file }) => rows.some((row) => row.file === file))
  const best = bestRow(made, fallbackChain(locale))
  return best && { file: best.file, lang: best.locale === locale ? undefined : best.locale }
}
