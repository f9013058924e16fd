import { type CatalogueContent, catalogueContent } from '#catalogue/catalogue_queries'
import type { GroupData } from '#catalogue/group_schema'
import { findProfiles, type Profile } from '#catalogue/profile_queries'
import { findListedPages, type ListedPage, type PageList } from '#content/pages/listed_pages'
import { from } from '#database/query'
import { type Bars, bestBars } from '#material_list/bars'
import { swatchAnchor } from '#shared/catalogue_anchors'
import type { Locale } from '#shared/locales'
import type { ListLine } from '#shared/material_list'
import { type Metres, metresIn } from '#shared/typed_metres'

/** What the catalogue knows of a list's articles, colours and decors, in one language. */
export type ListedCatalogue = {
  groups: PageList<GroupData>
  profiles: readonly Profile[]
  content: CatalogueContent
}

/** A colour or decor as it may be chosen; `value` is the anchor of its swatch. */
export type ChosenSwatch = { value: string; title: string; lang?: string }

/** A line of a list with what the catalogue knows of it today. */
export type ListEntry = {
  line: ListLine
  /** The article, with its group; null where it is gone, and of a hand sample. */
  article: { profile: Profile; group: ListedPage<GroupData> } | null
  /** What the article comes in. */
  swatches: ChosenSwatch[]
  swatch: ChosenSwatch | undefined
  /** In centimetres; undefined where none is chosen that the article comes in. */
  length: number | undefined
  metres: Metres | undefined
  /** What the metres take; without a chosen length in the one that `bestBars` finds. */
  bars: Bars | undefined
  /** How many bars were typed. */
  typed: number | undefined
  problems: ListProblem[]
}

/** What of a line the catalogue does not know, or nobody can read. */
export type ListProblem =
  | 'article_gone'
  | 'swatch_gone'
  | 'swatch_not_offered'
  | 'length_not_offered'
  | 'metres_unclear'
  | 'metres_bounds'
  | 'quantity_unclear'

/** As many bars as anybody may ask for by a list. */
export const MOST_BARS = 9999

/** Looks up what the catalogue knows of some lines. */
export async function findListedCatalogue(
  locale: Locale,
  lines: readonly ListLine[]
): Promise<ListedCatalogue> {
  const content = await catalogueContent(locale)
  const numbers = lines.flatMap(({ article }) => article ?? [])
  if (numbers.length === 0) return { groups: { pages: [], lookups: {} }, profiles: [], content }
  const groups = await findListedPages<GroupData>(locale, (query) =>
    query
      .join('product_groups', 'product_groups.page_key', 'page_translations.page_key')
      .whereIn(
        'page_translations.page_key',
        from('profiles').whereIn('article_number', numbers).select('group_key')
      )
  )
  const profiles = await findProfiles(groups.pages.map(({ key }) => key))
  return { groups, profiles, content }
}

/** The lines as the catalogue knows them. */
export function toEntries(lines: readonly ListLine[], catalogue: ListedCatalogue): ListEntry[] {
  return lines.map((line) => toEntry(line, catalogue))
}

function toEntry(line: ListLine, { groups, profiles, content }: ListedCatalogue): ListEntry {
  const profile = profiles.find(({ article_number }) => article_number === line.article)
  const group = groups.pages.find(({ key }) => key === profile?.group_key)
  const article = profile && group ? { profile, group } : null
  const all = swatchesOf(content)
  const swatches = article ? all.filter(({ value }) => comesIn(article.profile, value)) : all
  const known = all.find(({ value }) => value === line.swatch)
  const length = article?.profile.lengths.find((each) => String(each) === line.length)
  const metres = line.metres === undefined ? undefined : metresIn(line.metres)
  const lengths = length === undefined ? (article?.profile.lengths ?? []) : [length]
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

/** A number of bars as it was typed, in digits alone. */
function quantityIn(typed = ''): number | undefined {
  const quantity = /^[1-9]\d*$/.test(typed) ? Number(typed) : Infinity
  return quantity <= MOST_BARS ? quantity : undefined
}

/** What is wrong with metres: if they can be read with other numbers, it is the numbers. */
function problemOf(metres: string): ListProblem {
  const isReadable = metresIn(metres.replaceAll(/\d[\d.,]*/g, '1'))
  return isReadable ? 'metres_bounds' : 'metres_unclear'
}

/** How many bars a line asks for: those that were typed, else those that were reckoned. */
export function quantityOf({ typed, bars }: ListEntry): number | undefined {
  return typed ?? (bars && bars.count > 0 ? bars.count : undefined)
}

/** All colours and decors, as a list names them. */
function swatchesOf({ colours, decors }: CatalogueContent): ChosenSwatch[] {
  return [
    ...Array.from(colours.values(), (colour) => toChosen('colour', colour)),
    ...Array.from(decors.values(), (decor) => toChosen('decor', decor)),
  ]
}

function toChosen(
  kind: 'colour' | 'decor',
  record: { id: string; code: string; title: string; lang?: { title?: string } }
): ChosenSwatch {
  return {
    value: swatchAnchor(kind, record.id),
    title: `${record.code} ${record.title}`,
    lang: record.lang?.title,
  }
}

function comesIn({ colours, decors }: Profile, value: string): boolean {
  return (
    colours.some((id) => swatchAnchor('colour', id) === value) ||
    decors.some((id) => swatchAnchor('decor', id) === value)
  )
}
