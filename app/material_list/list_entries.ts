import { type Accessory, findAccessories } from '#catalogue/accessories/accessory_queries'
import {
  type CatalogueContent,
  type Colour,
  catalogueContent,
  type Decor,
} from '#catalogue/catalogue_queries'
import type { GroupData } from '#catalogue/group_schema'
import { findGroupsByKey } from '#catalogue/groups'
import { findGroupsOfArticles, findProfiles, type Profile } from '#catalogue/profile_queries'
import { type ListedPage, type PageList } from '#content/pages/listed_pages'
import { type Bars, bestBars } from '#material_list/bars'
import { swatchAnchor } from '#shared/anchors'
import { swatchName } from '#shared/article_choice'
import { type Metres, metresIn } from '#shared/forms/typed_metres'
import type { Locale } from '#shared/locales'
import type { ListLine } from '#shared/material_list'

/** The catalogue's data of a list's articles, colours and decors, in one language. */
type ListedCatalogue = {
  groups: PageList<GroupData>
  profiles: readonly Profile[]
  accessories: readonly Accessory[]
  content: CatalogueContent
}

/** A profile or an accessory. */
type ListedArticle = Pick<Profile, 'lengths' | 'colours' | 'decors'> & {
  /** Undefined for a profile. */
  accessory?: Accessory
}

/** A colour or decor option with its record; `value` is the anchor of its swatch. */
type ChosenSwatch = {
  value: string
  /** Its name in the URL of a choice. */
  name: string
  title: string
  lang?: string
  record: Colour | Decor
}

/** A line of a list with the current data of the catalogue. */
export type ListEntry = {
  line: ListLine
  /**
   * The article, with its group, of an accessory the first that it fits; null if it no longer exists,
   * and for a hand sample.
   */
  article: { listed: ListedArticle; group: ListedPage<GroupData> } | null
  /** The swatches in which the article is available. */
  swatches: ChosenSwatch[]
  swatch: ChosenSwatch | undefined
  /** The length in centimetres; undefined if none, or an unavailable one, is chosen. */
  length: number | undefined
  metres: Metres | undefined
  /** The bars for the metres; without a chosen length in the length that `bestBars` finds. */
  bars: Bars | undefined
  /** The number of bars, of an accessory of pieces or pairs, that the visitor entered. */
  typed: number | undefined
  problems: ListProblem[]
}

/** Problems of a line: unknown or unavailable values, and input that cannot be parsed. */
export type ListProblem =
  | 'article_gone'
  | 'swatch_gone'
  | 'swatch_not_offered'
  | 'length_not_offered'
  | 'metres_unclear'
  | 'metres_bounds'
  | 'quantity_unclear'

/** The maximum number of bars per line. */
export const MAX_BARS = 9999

/** Looks up the catalogue's data of some lines. */
export async function findListedCatalogue(
  locale: Locale,
  lines: readonly ListLine[]
): Promise<ListedCatalogue> {
  const content = await catalogueContent(locale)
  const numbers = lines.flatMap(({ article }) => article ?? [])
  if (numbers.length === 0) {
    return { groups: { pages: [], lookups: {} }, profiles: [], accessories: [], content }
  }
  const accessories = (await findAccessories()).filter(({ article_number }) =>
    numbers.includes(article_number)
  )
  const ofProfiles = [...(await findGroupsOfArticles(numbers)).values()]
  const ofAccessories = accessories.flatMap(({ fits }) => fits.map(({ group }) => group))
  const groups = await findGroupsByKey(locale, [...new Set([...ofProfiles, ...ofAccessories])])
  const profiles = await findProfiles(groups.pages.map(({ key }) => key))
  return { groups, profiles, accessories, content }
}

/** Returns the lines with the catalogue's data. */
export function toEntries(lines: readonly ListLine[], catalogue: ListedCatalogue): ListEntry[] {
  return lines.map((line) => toEntry(line, catalogue))
}

function toEntry(line: ListLine, catalogue: ListedCatalogue): ListEntry {
  const article = articleOf(line, catalogue)
  const all = swatchesOf(catalogue.content)
  const swatches = article ? all.filter(({ value }) => comesIn(article.listed, value)) : all
  const known = all.find(({ value }) => value === line.swatch)
  const length = article?.listed.lengths.find((each) => String(each) === line.length)
  const metres = line.metres === undefined ? undefined : metresIn(line.metres)
  const lengths = length === undefined ? (article?.listed.lengths ?? []) : [length]
  const millimetres = lengths.map((each) => each * 10)
  return {
    line,
    article,
    swatches: article ? swatches : [],
    swatch: known,
    length,
    metres,
    bars: metres && bestBars(metres, millimetres),
    typed: quantityIn(line.quantity),
    problems: [
      ...(line.article !== null && !article ? ['article_gone' as const] : []),
      ...(line.swatch !== undefined && !known ? ['swatch_gone' as const] : []),
      ...(known && !swatches.includes(known) ? ['swatch_not_offered' as const] : []),
      ...(article && line.length !== undefined && length === undefined
        ? ['length_not_offered' as const]
        : []),
      ...(line.metres !== undefined && !metres ? [problemOf(line.metres)] : []),
      ...(line.quantity !== undefined && quantityIn(line.quantity) === undefined
        ? ['quantity_unclear' as const]
        : []),
    ],
  }
}

function articleOf(
  { article: number }: ListLine,
  { groups, profiles, accessories }: ListedCatalogue
): ListEntry['article'] {
  const profile = profiles.find(({ article_number }) => article_number === number)
  const accessory = accessories.find(({ article_number }) => article_number === number)
  const keys = profile ? [profile.group_key] : (accessory?.fits.map((fit) => fit.group) ?? [])
  const [group] = keys.flatMap((key) => groups.pages.find((page) => page.key === key) ?? [])
  const listed = profile ?? (accessory && { ...accessory, decors: [], accessory })
  return listed && group ? { listed, group } : null
}

/** Returns the unit of an accessory; undefined for articles that are counted in bars. */
export function unitOf({ article }: ListEntry): 'piece' | 'pair' | undefined {
  const unit = article?.listed.accessory?.unit
  return unit === 'bar' ? undefined : unit
}

/** Whether an article has no lengths, because it is counted in pieces or pairs. */
export function hasNoLengths({ article }: ListEntry): boolean {
  return article?.listed.lengths.length === 0
}

/** Returns an entered number of bars, pieces or pairs in digits only. */
function quantityIn(typed = ''): number | undefined {
  const quantity = /^[1-9]\d*$/.test(typed) ? Number(typed) : Infinity
  return quantity <= MAX_BARS ? quantity : undefined
}

/**
 * Returns the problem of metres: the numbers, if they parse with other numbers, else the notation.
 */
function problemOf(metres: string): ListProblem {
  const isReadable = metresIn(metres.replaceAll(/\d[\d.,]*/g, '1'))
  return isReadable ? 'metres_bounds' : 'metres_unclear'
}

/** Returns the number of bars of a line: the entered one, else the calculated one. */
export function quantityOf({ typed, bars }: ListEntry): number | undefined {
  return typed ?? (bars && bars.count > 0 ? bars.count : undefined)
}

/** Returns all colours and decors, as a list names them. */
function swatchesOf({ colours, decors }: CatalogueContent): ChosenSwatch[] {
  return [
    ...Array.from(colours.values(), (colour) => toChosen('colour', colour)),
    ...Array.from(decors.values(), (decor) => toChosen('decor', decor)),
  ]
}

function toChosen(kind: 'colour' | 'decor', record: Colour | Decor): ChosenSwatch {
  return {
    value: swatchAnchor(kind, record.id),
    name: swatchName(kind, record.id),
    title: `${record.code} ${record.title}`,
    lang: record.lang?.title,
    record,
  }
}

function comesIn({ colours, decors }: ListedArticle, value: string): boolean {
  return (
    colours.some((id) => swatchAnchor('colour', id) === value) ||
    decors.some((id) => swatchAnchor('decor', id) === value)
  )
}
