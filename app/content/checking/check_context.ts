import type { LanguageFiles } from '#content/loading/content_files'
import type { ContentProblem, Place } from '#content/loading/problems'
import type { Wording } from '#content/loading/terms'
import type { LinkKind } from '#content/schema/links'
import type { Locale } from '#shared/locales'

/** A text that visitors read, in one language. */
export type Prose = {
  locale: Locale
  /** The text with everything that is not prose (code, addresses, HTML) masked, at equal length. */
  prose: string
  /** Returns the place of a character in its file, by its index. */
  placeOf: (index: number) => Place
}

/** A text that an editor wrote, in one language. */
export type ExtractedText = Prose & {
  /** The folder of its record below resources/content. */
  record: string
  /** Its path of names, the same in every language: `blocks.history.title`. */
  key: string
  value: string
  productName: boolean
}

/** A record or page with its language files and all texts of each. */
export type WrittenRecord = LanguageFiles & {
  /** Its path below `folder`. */
  name: string
  /** The folder below resources/content. */
  folder: string
  /** The group it is compared with: pages of the same component, or records of the same kind. */
  kind: string
  /** Whether every language should have a file of its own. */
  everywhere: boolean
  texts: ReadonlyMap<Locale, readonly ExtractedText[]>
  /** Per language, the names of the texts whose source has changed since the translation. */
  outdated: ReadonlyMap<Locale, readonly string[]>
  links: readonly ExtractedLink[]
}

/** A picture that content shows, with its width in pixels. */
export type ShownPicture = { file: string; width: number; drawing: boolean }

/** A reference in content to a page, picture, file, contact person or other record. */
export type ExtractedLink = {
  kind: LinkKind
  key: string | number
  /** The anchor on the linked page. */
  anchor?: string
  /** The maximum width at which a picture is shown, in CSS pixels. */
  width?: number
  /** Whether a picture is shown in each colour of its product. */
  tinted?: boolean
  /** The language whose text contains it; undefined if it applies to every language. */
  locale?: Locale
  place: () => Place
}

/** All data that rules check. A rule depends on nothing else. */
export type CheckContext = {
  /** ISO 8601, in the company's time zone. */
  today: string
  /**
   * Whether the content has no errors. With errors, what seems missing or unused may be in a file
   * that could not be read.
   */
  isValid: boolean
  records: readonly WrittenRecord[]
  /** The records whose wording is checked: all of them, or those of the files that were asked about. */
  checked: readonly WrittenRecord[]
  /** The interface texts and the captions of videos. */
  otherTexts: readonly Prose[]
  pictures: readonly ShownPicture[]
  /** Returns the anchors of a page; undefined if the page does not exist. */
  anchorsOf: (route: string) => readonly string[] | undefined
  media: readonly string[]
  /** The masks below resources/media from which pictures are tinted. */
  masks: ReadonlySet<string>
  /** The folders below resources/lang. */
  textFolders: readonly string[]
  /** Content that expires, each with its last day. */
  expiring: readonly { what: string; day: string; place: () => Place }[]
  terms: ReadonlyMap<Locale, Wording>
}

/** A problem that a rule reports. Only the loader reports errors. */
export type RuleProblem = Omit<ContentProblem, 'severity' | 'rule'> & {
  severity: 'warning' | 'note'
}

/** One check of `content:check`, or several related ones. */
export type Rule = {
  /** The name in reports, in kebab case. */
  name: string
  check: (site: CheckContext) => Iterable<RuleProblem>
}

export function* textsOf({ records }: Pick<CheckContext, 'records'>): Iterable<ExtractedText> {
  for (const { texts } of records) for (const each of texts.values()) yield* each
}

/** Yields all texts whose wording is checked: those of records, the interface and captions. */
export function* proseOf(site: Pick<CheckContext, 'checked' | 'otherTexts'>): Iterable<Prose> {
  yield* textsOf({ records: site.checked })
  yield* site.otherTexts
}

export function linksOf({ records }: Pick<CheckContext, 'records'>): ExtractedLink[] {
  return records.flatMap(({ links }) => links)
}

export function warning(place: Place, message: string, remedy: string): RuleProblem {
  return { severity: 'warning', ...place, message, remedy }
}
