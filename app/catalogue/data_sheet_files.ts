import { findFiles } from '#content/pages/media_queries'
import { bestRow, fallbackChain } from '#content/pages/page_queries'
import type { Locale } from '#shared/locales'

/** The languages in which data sheets are made. */
export const SHEET_LOCALES = ['de', 'en'] as const satisfies Locale[]

export type SheetLocale = (typeof SHEET_LOCALES)[number]

/** The name of a group's data sheet among the files; no folder of resources/media is called so. */
export function dataSheetFile(groupKey: string, locale: SheetLocale): string {
  return `datasheet:${groupKey}.${locale}.pdf`
}

/** A group's data sheet: its name among the files, and its language where it is not the page's. */
export type FoundSheet = { file: string; lang?: Locale }

/**
 * The data sheets of product groups for pages of a language: in that language, else in English, else
 * in German. Groups without one are missing from the map.
 */
export async function findDataSheets(
  groupKeys: readonly string[],
  locale: Locale
): Promise<Map<string, FoundSheet>> {
  const candidates = groupKeys.flatMap((key) =>
    SHEET_LOCALES.map((each) => ({ key, locale: each, file: dataSheetFile(key, each) }))
  )
  const files = await findFiles(candidates.map(({ file }) => file))
  const made = Map.groupBy(
    candidates.filter(({ file }) => files.has(file)),
    ({ key }) => key
  )
  return new Map(
    [...made].flatMap(([key, sheets]): [string, FoundSheet][] => {
      const best = bestRow(sheets, fallbackChain(locale))
      if (!best) return []
      return [[key, { file: best.file, lang: best.locale === locale ? undefined : best.locale }]]
    })
  )
}
