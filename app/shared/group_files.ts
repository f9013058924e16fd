import { FALLBACK_LOCALE, type Locale } from '#shared/locales'
import { groupName } from '#shared/query_parameters'

/** The path of a product group's files below `/data`. */
export function groupFiles(groupKey: string): string {
  return `/data/groups/${groupName(groupKey).replace('.', '/')}`
}

/** The key of the family, or of its group, that a path below `/data` names. */
export function keyOfPath(family: string, group?: string): string {
  return `product_families.${family}${group === undefined ? '' : `.${group}`}`
}

/** The name of a family or group in paths and file names: the end of its key. */
export function ownName(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1)
}

/**
 * The path of a product group's data sheet.
 *
 * @param colour the name of the colour in the URL of the group's page which its picture shows
 */
export function dataSheetFile(groupKey: string, locale: Locale, colour?: string): string {
  return inColour(`${groupFiles(groupKey)}/datasheet-${locale}.pdf`, colour)
}

/** The path of a product group's link preview in a colour, by the name of the colour in the URL. */
export function colourPreviewFile(groupKey: string, locale: Locale, colour: string): string {
  return inColour(`${groupFiles(groupKey)}/preview-${locale}.jpg`, colour)
}

/** Adds a chosen colour to the address of a file or page. */
export function inColour(path: string, colour: string | undefined): string {
  return withChosen(path, { colour })
}

/** The parts of a choice that a tender text names: the colour, by its name in the URL, and the fixing. */
export type TenderedChoice = { colour?: string; fixing?: string }

/** Adds a choice to the URL of a tender text. */
export function withChosen(path: string, { colour, fixing }: TenderedChoice): string {
  const chosen = { ...(colour && { colour }), ...(fixing && { fixing }) }
  const query = new URLSearchParams(chosen).toString()
  return query ? `${path}?${query}` : path
}

/** The languages of tender texts. */
export const TENDER_LOCALES = ['de', 'en'] as const satisfies Locale[]

export type TenderLocale = (typeof TENDER_LOCALES)[number]

/** The language of the tender texts on a page: the page's own, else English. */
export function tenderLocale(locale: Locale): TenderLocale {
  return TENDER_LOCALES.find((each) => each === locale) ?? FALLBACK_LOCALE
}

/** The folder of a product group's tender texts, with a file for each language. */
export function tenderFiles(groupKey: string): string {
  return `${groupFiles(groupKey)}/tender`
}

/** The path of an article's tender text, without the file extension. */
export function articleTender(groupKey: string, article: string, locale: Locale): string {
  return `${tenderFiles(groupKey)}/${article}-${locale}`
}

/** The path of a product group's record as JSON. */
export function groupDataFile(groupKey: string): string {
  return `${groupFiles(groupKey)}.json`
}

/** The name of a guide's motion, in the folder of its step drawings. */
export const MOTION_FILE = 'motion.json'

/** The path of the archive with all data sheets of a family. */
export function dataSheetArchive(familyKey: string, locale: Locale): string {
  return `/data/families/${ownName(familyKey)}/datasheets-${locale}.zip`
}
