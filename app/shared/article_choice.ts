import { swatchAnchor } from '#shared/anchors'

/** Lowest and highest value. */
type Range = { min: number; max: number }

/** An article of a product group, as far as a choice depends on it. */
export type ChoosableArticle = {
  article_number: string
  /** The heights of covering that it is made for, in millimetres; null if it depends on none. */
  floor_height: Range | null
  /** In centimetres. */
  lengths: number[]
  /** The names of its colours and decors in the URL. */
  swatches: string[]
  /** The ways in which it can be fixed. */
  fixings: readonly string[]
}

/** The choice that a visitor requests, before it is resolved. */
export type RequestedChoice = {
  /** The height of the covering in millimetres. */
  height?: number
  article?: string
  /** The name of a colour or decor in the URL: `silver_matt`, `decor-oak_honey`. */
  colour?: string
  /** In centimetres. */
  length?: number
  fixing?: string
}

/** A part of a requested choice that the rest rules out. */
export type ChoiceConflict =
  /** No article of the group is made for the height. `range` is that of the group. */
  | { part: 'height'; range: Range }
  /** The chosen article is not made for the height; `articles` are. */
  | { part: 'article'; articles: string[] }
  /** The chosen article, or those for the height, cannot be fixed in this way; `articles` can. */
  | { part: 'fixing'; articles: string[] }
  /** The colour is not available in the chosen article, or at the height, but in `articles`. */
  | { part: 'colour'; colour: string; articles: string[] }
  /** The length is not available in the chosen article and colour, but `lengths` are. */
  | { part: 'length'; length: number; lengths: number[] }

/**
 * A choice that can be ordered; it may be incomplete. Colour, length and fixing are those of the
 * request only if the article has them; `conflicts` explains the rest.
 */
export type ArticleChoice = {
  height?: number
  article?: string
  colour?: string
  length?: number
  fixing?: string
  /** The articles for the height and the fixing; all of them without either. */
  fitting: string[]
  conflicts: ChoiceConflict[]
}

/** The parameters of a choice, in the order of the URL. */
const CHOICE_PARAMETERS = ['h', 'article', 'colour', 'length', 'fixing'] as const

/**
 * The partial reload that follows a choice. `meta` has the query that the language switcher and the
 * printed address repeat.
 */
export const CHOICE_RELOAD = { component: 'ProductFamilies/ShowGroup', only: ['choice', 'meta'] }

/** Parts of a choice, by their parameters in the URL. */
export type ChoiceValues = Partial<Record<(typeof CHOICE_PARAMETERS)[number], string>>

/** Returns a query string of a choice with some parts changed; an empty part is removed. */
export function withChoice(query: string, values: ChoiceValues): string {
  const parameters = new URLSearchParams(query)
  const parts = CHOICE_PARAMETERS.map((name) => [name, values[name] ?? parameters.get(name) ?? ''])
  return new URLSearchParams(parts.filter(([, value]) => value !== '')).toString()
}

/** Returns the name of a colour or decor in the URL of a choice: `silver_matt`, `decor-oak_honey`. */
export function swatchName(kind: 'colour' | 'decor', id: string): string {
  return kind === 'colour' ? id : swatchAnchor(kind, id)
}

/** Returns the names of all colours and decors of an article. */
export function swatchNames(article: { colours: readonly string[]; decors: readonly string[] }) {
  return [
    ...article.colours.map((id) => swatchName('colour', id)),
    ...article.decors.map((id) => swatchName('decor', id)),
  ]
}

/**
 * Resolves a requested choice. An article follows from height, fixing or
 * colour if only one is left; a requested article stays even if it does not fit the height or the
 * fixing. Articles, colours and fixings that the group does not have are ignored, like an unknown
 * parameter, and so is a height if no article depends on it.
 *
 * @param articles the articles of the group, in its order
 */
export function resolveChoice(
  articles: readonly ChoosableArticle[],
  requested: RequestedChoice
): ArticleChoice {
  const conflicts: ChoiceConflict[] = []
  const range = rangeOf(articles)
  const height = range ? requested.height : undefined
  const atHeight = articles.filter((each) => fits(each, height))
  if (range && atHeight.length === 0) conflicts.push({ part: 'height', range })

  const asked = articles.find(({ article_number }) => article_number === requested.article)
  const candidates = asked ? [asked] : atHeight.length > 0 ? atHeight : articles
  const { fixing: wished = '' } = requested
  const fixed = articles.filter(({ fixings }) => fixings.includes(wished))
  const fixing = candidates.some((each) => fixed.includes(each)) ? wished : undefined
  if (fixed.length > 0 && !fixing) {
    conflicts.push({ part: 'fixing', articles: numbersOf(fixed) })
  }
  const fitting = fixing ? atHeight.filter((each) => fixed.includes(each)) : atHeight

  const colour = articles.some(({ swatches }) => swatches.includes(requested.colour ?? ''))
    ? requested.colour
    : undefined
  const ofColour = articles.filter((each) => !colour || each.swatches.includes(colour))
  const fittingOfColour = fitting.filter((each) => ofColour.includes(each))

  const article =
    asked ?? only(articles) ?? only(fitting) ?? (colour ? only(fittingOfColour) : undefined)
  if (article && fitting.length > 0 && !fitting.includes(article)) {
    conflicts.push({ part: 'article', articles: numbersOf(fitting) })
  }

  const isAvailable = article
    ? ofColour.includes(article)
    : fitting.length === 0 || fittingOfColour.length > 0
  if (colour && !isAvailable) {
    conflicts.push({ part: 'colour', colour, articles: numbersOf(ofColour) })
  }

  const possible = article ? [article] : isAvailable ? fittingOfColour : fitting
  const lengths = lengthsOf(possible.length > 0 ? possible : articles)
  const { length } = requested
  const hasLength = length === undefined || lengths.includes(length)
  if (!hasLength) conflicts.push({ part: 'length', length, lengths })

  return {
    height,
    article: article?.article_number,
    colour: isAvailable ? colour : undefined,
    length: hasLength ? length : undefined,
    fixing,
    fitting: numbersOf(fitting),
    conflicts,
  }
}

/** Returns the lengths of articles without duplicates, in ascending order. */
export function lengthsOf(articles: readonly Pick<ChoosableArticle, 'lengths'>[]): number[] {
  return [...new Set(articles.flatMap(({ lengths }) => lengths))].toSorted((a, b) => a - b)
}

/** Returns the chosen article, or those that fit the height; all of them if none does. */
export function possibleArticles(
  articles: readonly ChoosableArticle[],
  { article, fitting }: Pick<ArticleChoice, 'article' | 'fitting'>
): readonly ChoosableArticle[] {
  const numbers = article ? [article] : fitting
  const possible = articles.filter(({ article_number }) => numbers.includes(article_number))
  return possible.length > 0 ? possible : articles
}

/** Returns the range of all heights that a group's articles are made for. */
export function rangeOf(articles: readonly ChoosableArticle[]): Range | undefined {
  const ranges = articles.flatMap(({ floor_height }) => floor_height ?? [])
  if (ranges.length === 0) return undefined
  return {
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
  }
}

function fits({ floor_height: range }: ChoosableArticle, height: number | undefined): boolean {
  if (height === undefined) return true
  return range !== null && height >= range.min && height <= range.max
}

function only<Value>(values: readonly Value[]): Value | undefined {
  return values.length === 1 ? values[0] : undefined
}

function numbersOf(articles: readonly ChoosableArticle[]): string[] {
  return articles.map(({ article_number }) => article_number)
}
