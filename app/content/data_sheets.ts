import i18nManager from '@adonisjs/i18n/services/main'
import db from '@adonisjs/lucid/services/db'
import { Measures } from '#app/catalogue/measures'
import {
  SHEET_LOCALES,
  type Sender,
  type SheetGroup,
  type SheetLocale,
  toDataSheet,
} from '#app/datasheet/data_sheet'
import { readDataSheet } from '#app/datasheet/data_sheet_file'
import type { ContentProblems } from '#content/content_problems'
import type { MediaFiles } from '#content/media_reader'
import type { Origin } from '#content/overlay'
import { bestRow, fallbackChain } from '#content/page_queries'
import type { Locale } from '#shared/locales'

/** A product group in one language, with the place where it is written. */
export type PlacedGroup = {
  key: string
  locale: Locale
  /** The page's path: its last part is the name of the file. */
  path: string
  group: SheetGroup
  place: ReturnType<Origin>
}

/**
 * Makes the data sheets of product groups in the languages that have them, as far as they are not
 * there yet. Why one cannot be made becomes a problem where the group is written.
 *
 * @param senderIn who they come from, in a language
 */
export async function readDataSheets(
  groups: readonly PlacedGroup[],
  senderIn: (locale: Locale) => Sender | undefined,
  problems: ContentProblems
): Promise<MediaFiles['files']> {
  const files: MediaFiles['files'] = []
  for (const { key, locale, path, group, place } of groups) {
    const sender = senderIn(locale)
    if (!isSheetLocale(locale) || !sender) continue
    const i18n = i18nManager.locale(locale)
    const sheet = toDataSheet(
      group,
      locale,
      sender,
      (text, args) => i18n.t(text, args),
      new Measures(locale)
    )
    try {
      const stem = path.slice(path.lastIndexOf('/') + 1)
      files.push({ file: fileOf(key, locale), original: await readDataSheet(sheet, stem) })
    } catch (error) {
      const reason = (error as Error).message
      problems.add({
        severity: 'error',
        ...place,
        message: `the data sheet cannot be made: ${reason}`,
        remedy: 'Say it in other words or signs.',
      })
    }
  }
  return files
}

/** The data sheet for a page: in its language, else in English, else in German, and then says so. */
export async function findDataSheet(
  groupKey: string,
  locale: Locale
): Promise<{ file: string; lang?: Locale } | undefined> {
  const candidates = SHEET_LOCALES.map((each) => ({ locale: each, file: fileOf(groupKey, each) }))
  const rows: { file: string }[] = await db
    .from('files')
    .whereIn(
      'file',
      candidates.map(({ file }) => file)
    )
    .select('file')
  const made = candidates.filter(({ file }) => rows.some((row) => row.file === file))
  const best = bestRow(made, fallbackChain(locale))
  return best && { file: best.file, lang: best.locale === locale ? undefined : best.locale }
}

/** The name of a data sheet among the files; no folder of resources/media is called so. */
function fileOf(groupKey: string, locale: SheetLocale): string {
  return `datasheet:${groupKey}.${locale}.pdf`
}

function isSheetLocale(locale: Locale): locale is SheetLocale {
  return SHEET_LOCALES.some((each) => each === locale)
}
