import type { Kind } from '#search/kinds'
import type { Locale } from '#shared/locales'

/** The target of a result: an anchor on a page, a file, or an external URL. */
export type Target =
  | { route: string; query?: Readonly<Record<string, string>>; anchor?: string }
  | { file: string }
  /** A file that is generated on request. */
  | { path: string }
  | { link: string }

/** A colour or decor of a product; a query may name it. */
export type Swatch = {
  kind: 'colour' | 'decor'
  id: string
  /** Its anchor on the page of a group. */
  anchor: string
  title: string
  /** The words of its name, its number and its everyday name. */
  words: readonly string[]
  hex: string
  metallic: boolean
}

export type SearchDocument = {
  kind: Kind
  /** Identifies documents of a kind, the same on every database. */
  id: string
  title: string
  /** The language of the title, if it is not the page's. */
  lang?: Locale
  /** The body as plain text: indexed as a whole, displayed as an excerpt. */
  text: string
  /**
   * A description in a sentence or two, as plain text. Its words count more than those of the body.
   */
  summary?: string
  names?: readonly string[]
  /** Additional words to index that are not displayed: facts, colours, responsibilities. */
  keywords?: string
  /** The keys of the families and groups that a guide is for; it is found by their names, too. */
  products?: readonly string[]
  /** Measures to index, in millimetres. */
  measures?: readonly number[]
  /** Whether it is ranked lower: an announcement, a job, a reference or a legal notice. */
  isAside?: boolean
  /** Order numbers, normalized: `10101`, `d101`. */
  numbers?: readonly string[]
  /** The number for display. */
  number?: string
  target: Target
  /** The file of its picture. */
  image?: string
  /** The sizes of a product in words, for display. */
  sizes?: string
  /** The path of its drawing. */
  drawing?: string
  swatches?: readonly Swatch[]
  /** The colour of a swatch, if there is no picture. */
  bar?: { hex: string; metallic: boolean }
}
