import type { Kind } from '#search/kinds'
import type { Locale } from '#shared/locales'

/** Where something found is: a part of a page, a file of ours, or an address elsewhere. */
export type Target =
  | { route: string; anchor?: string }
  | { file: string }
  /** A file that is made when it is asked for. */
  | { path: string }
  | { link: string }

/** Something that can be found, in one language. */
export type SearchDocument = {
  kind: Kind
  /** Tells documents of a kind apart, the same on every database. */
  id: string
  title: string
  /** The language of the title where it is not the page's. */
  lang?: Locale
  /** What is said of it, as plain text: shown in part, found as a whole. */
  text: string
  /** Words by which it is found beside those that are shown. */
  keywords?: string
  /** Numbers by which it is ordered, in one spelling: `10101`, `d101`. */
  numbers?: readonly string[]
  /** The number as it is shown. */
  number?: string
  target: Target
  /** The file of its picture. */
  image?: string
  /** The colour of a bar, where there is no picture. */
  bar?: { hex: string; metallic: boolean }
}
