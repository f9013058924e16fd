import { withoutLineMarks } from '#shared/line_marks'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Prevents a line break. */
const WORD_JOINER = '\u2060'

/** Prevents line breaks after the dash of a range: "8–15 mm". */
export function keepRangesWhole(text: string): string {
  return text.replaceAll(/(?<=\d\.?)–(?=\d)/g, `–${WORD_JOINER}`)
}

/** Prevents line breaks after a single letter, and before a number: "E-Mail", "3-D", "AW-6060". */
export function keepCompoundsWhole(text: string): string {
  return text.replaceAll(
    /(?<![\p{L}\p{N}-])[\p{L}\p{N}]-(?=\p{L})|\p{Lu}-(?=\p{N})/gu,
    `$&${WORD_JOINER}`
  )
}

/** Prevents line breaks within the legal form of a company, also in HTML: "GmbH & Co. KG". */
export function keepLegalFormsWhole(text: string): string {
  return text.replaceAll(/GmbH (&(?:amp;)?) Co\. KG/g, 'GmbH\u00A0$1\u00A0Co.\u00A0KG')
}

/**
 * Allows a word to be hyphenated. Firefox also hyphenates by its dictionary, as if soft hyphens did
 * not exist; a zero-width non-joiner ends the word for the dictionary.
 */
const DIVISION = '\u200C\u00AD'

/** Compounds that browsers hyphenate wrongly ("folie-nummantelt"), with the correct places. */
const HYPHENATED = [
  'calcium-sulfat-estrich',
  'dämm-unter-lage',
  'design-belag',
  'design-belä-ge',
  'folien-um-man-tel',
  'messing-optik',
  'messing-stan-gen',
  'nagel-lack-ent-ferner',
  'räucher-eiche',
  'schwefel-säure-bad',
  'stangen-ende',
  'teppich-leiste',
]
const DIVISIONS = new Map(HYPHENATED.map((word) => [word.replaceAll('-', ''), word.split('-')]))
const WRONGLY_DIVIDED = new RegExp([...DIVISIONS.keys()].join('|'), 'gi')

/**
 * Prepares a text for display: ranges, short compounds and legal forms are not broken, and long
 * compounds may be hyphenated.
 */
export function setInLines(text: string): string {
  return keepLegalFormsWhole(keepCompoundsWhole(keepRangesWhole(text))).replaceAll(
    WRONGLY_DIVIDED,
    (word) => {
      let end = 0
      const parts = DIVISIONS.get(word.toLowerCase()) ?? []
      return parts.map((part) => word.slice(end, (end += part.length))).join(DIVISION)
    }
  )
}

/** The plain text of stored HTML, in one line. */
export function withoutTags(html: string): string {
  return withoutLineMarks(html)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:#39|(amp|lt|gt|quot));/g, (_, name: string | undefined) =>
      name ? (ENTITIES[name] ?? ' ') : "'"
    )
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)])/g, '')
    .trim()
}
