import type { LanguageFiles, Place } from '#content/loading/content_files'
import type { ContentProblem } from '#content/loading/problems'
import type { Wording } from '#content/loading/terms'
import type { LinkKind } from '#content/schema/links'
import type { Locale } from '#shared/locales'

/** Words that visitors read, in one language. */
export type Prose = {
  locale: Locale
  /** The words with all that is no prose (code, addresses, HTML) made unreadable, at equal length. */
  prose: string
  /** The place of a character, by its index. */
  placeOf: (index: number) => Place
}

/** A text that an editor wrote in one language. */
export type ExtractedText = Prose & {
  /** The folder of its record below resources/content. */
  record: string
  /** Its place by names, the same in every language: `blocks.history.title`. */
  key: string
  value: string
  /** It is the name of a product. */
  productName: boolean
}

/** A record or page with its languages, and all texts of each. */
export type WrittenRecord = LanguageFiles & {
  /** Its path below the folder. */
  name: string
  /** The folder below resources/content. */
  folder: string
  /** What it is compared with: the pages of the same component, the records of the same kind. */
  kind: string
  /** Whether each language should have a file of its own. */
  everywhere: boolean
  texts: ReadonlyMap<Locale, readonly ExtractedText[]>
  /** The names of the texts in each language that say what their source has said before. */
  outdated: ReadonlyMap<Locale, readonly string[]>
  links: readonly ExtractedLink[]
}

/** A picture as content names it; its size in pixels. */
export type ShownPicture = { file: string; width: number; drawing: boolean }

/** Something that content names: a page, a picture, a file, a person or another record. */
export type ExtractedLink = {
  kind: LinkKind
  key: string | number
  /** The part of a page. */
  anchor?: string
  /** How wide a picture is shown at most, in CSS pixels. */
  width?: number
  /** The language whose text has it; without one it is in every language. */
  locale?: Locale
  place: () => Place
}

/** Everything that rules look at. A rule depends on nothing else. */
export type CheckContext = {
  /** ISO 8601, in the company's time zone. */
  today: string
  /** Nothing has errors: what seems to be missing or unused really is. */
  whole: boolean
  records: readonly WrittenRecord[]
  /** The texts of the interface, and the captions of films. */
  beside: readonly Prose[]
  pictures: readonly ShownPicture[]
  /** The parts of a page that links may lead to; undefined where there is no such page. */
  anchorsOf: (route: string) => readonly string[] | undefined
  /** All files below resources/media. */
  media: readonly string[]
  /** What lies in resources/lang. */
  textFolders: readonly string[]
  /** What disappears from the site by itself, and after which day. */
  expiring: readonly { what: string; day: string; place: () => Place }[]
  /** How each language is written: words to avoid, and those of the trade. */
  terms: ReadonlyMap<Locale, Wording>
}

/** What a rule finds; errors are the loader's business. */
export type RuleProblem = Omit<ContentProblem, 'severity' | 'rule'> & {
  severity: 'warning' | 'note'
}

/** One thing that `content:check` looks for, or a family of them. */
export type Rule = {
  /** As reports call it, in kebab case. */
  name: string
  check: (site: CheckContext) => Iterable<RuleProblem>
}

/** All texts of all records. */
export function* textsOf({ records }: Pick<CheckContext, 'records'>): Iterable<ExtractedText> {
  for (const { texts } of records) for (const each of texts.values()) yield* each
}

/** All that visitors read: the texts of records, those of the interface, captions. */
export function* proseOf(site: Pick<CheckContext, 'records' | 'beside'>): Iterable<Prose> {
  yield* textsOf(site)
  yield* site.beside
}

/** All links of all records. */
export function linksOf({ records }: Pick<CheckContext, 'records'>): ExtractedLink[] {
  return records.flatMap(({ links }) => links)
}

/** The place of a part of a text. */
export function placeIn({ placeOf }: Prose, index: number): Place {
  return placeOf(index)
}
