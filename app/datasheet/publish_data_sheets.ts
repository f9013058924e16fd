import {
  type Sender,
  type SenderAddress,
  type SheetGroup,
  type SheetPalette,
  toDataSheet,
} from '#catalogue/data_sheet'
import { dataSheetFile, SHEET_LOCALES, type SheetLocale } from '#catalogue/data_sheet_files'
import type { GroupRecord } from '#catalogue/group_schema'
import type { DerivedFile, DeriveFiles, SourcePage } from '#content/schema/derive_files'
import type { TableContent } from '#content/schema/tables'
import { readDataSheet } from '#datasheet/data_sheet_file'
import type { Locale } from '#shared/locales'
import { perLocale } from '#shared/per_locale'
import { measuresOf } from '#texts/measures'
import { translator } from '#texts/translate'

/**
 * Makes the data sheets of product groups in the languages that have them, as far as they are not
 * there yet. They come from the company as the site's settings and its contact page tell it.
 */
export const publishDataSheets: DeriveFiles = async (pages, tables) => {
  const files: DerivedFile[] = []
  const senders = perLocale((locale) => ({ sender: senderIn(locale, pages, tables) }))
  const palettes = perLocale((locale) => paletteIn(locale, tables))
  for (const { key, component, locale, path, gone, record, report } of pages) {
    if (component !== 'ProductFamilies/ShowGroup' || gone || !isSheetLocale(locale)) continue
    const { sender } = senders(locale)
    if (!sender) continue
    const sheet = toDataSheet(
      toSheetGroup(key, record() as GroupRecord),
      palettes(locale),
      locale,
      sender,
      translator(locale),
      measuresOf(locale)
    )
    try {
      const stem = path.slice(path.lastIndexOf('/') + 1)
      const original = await readDataSheet(sheet, stem)
      files.push({ file: dataSheetFile(key, locale), original })
    } catch (error) {
      const reason = (error as Error).message
      report({
        path: ['data', 'title'],
        message: `the data sheet cannot be made: ${reason}`,
        remedy: 'Say it in other words or signs.',
      })
    }
  }
  return files
}

function toSheetGroup(
  key: string,
  { title, text, lang, profiles, section, inserts }: GroupRecord
): SheetGroup {
  return {
    title,
    text,
    lang,
    inserts,
    profiles: profiles.map((profile) => ({
      ...profile,
      group_key: key,
      floor_height: profile.floor_height ?? null,
      height_difference: profile.height_difference ?? null,
      crossSection: profile.section ?? section,
    })),
  }
}

/** The colours and decors that are being loaded, with their names in a language. */
function paletteIn(locale: Locale, tables: readonly TableContent[]): SheetPalette {
  return {
    colours: recordsIn('colour', locale, tables) as SheetPalette['colours'],
    decors: recordsIn('decor', locale, tables) as SheetPalette['decors'],
  }
}

/** The records of a kind by their ids, each with its texts in a language. */
function recordsIn(
  kind: 'colour' | 'decor',
  locale: Locale,
  tables: readonly TableContent[]
): ReadonlyMap<string, object> {
  const rowsOf = (table: string) => tables.find(({ name }) => name === table)?.rows ?? []
  const texts = new Map(
    rowsOf(`${kind}_translations`)
      .filter((row) => row.locale === locale)
      .map((row) => [row[`${kind}_id`], JSON.parse(String(row.texts)) as object])
  )
  return new Map(
    rowsOf(`${kind}s`).flatMap((row) => {
      const named = texts.get(row.id ?? null)
      return named ? [[String(row.id), { ...row, ...named }]] : []
    })
  )
}

/** Who sheets of a language come from; undefined where the settings have errors. */
function senderIn(
  locale: Locale,
  pages: readonly SourcePage[],
  tables: readonly TableContent[]
): Sender | undefined {
  const settings = tables
    .find(({ name }) => name === 'site_settings')
    ?.rows.find((row) => row.locale === locale)
  if (!settings) return undefined
  const { name, platform_link }: Sender = JSON.parse(String(settings.content))
  const contact = pages.find((page) => page.component === 'Contact/Show' && page.locale === locale)
  return { name, platform_link, address: contact && toAddress(contact.record() as SenderAddress) }
}

function toAddress({
  company,
  street,
  postal_code,
  city,
  country,
  phone,
  email,
}: SenderAddress): SenderAddress {
  return { company, street, postal_code, city, country, phone, email }
}

function isSheetLocale(locale: Locale): locale is SheetLocale {
  return SHEET_LOCALES.some((each) => each === locale)
}
