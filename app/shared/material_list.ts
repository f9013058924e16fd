import { joinThousands, plainFigures } from '#shared/forms/typed_figures'
import { metresIn, normalMetres } from '#shared/forms/typed_metres'
import type { Locale } from '#shared/locales'

/*
 * A material list is a text that an address holds whole:
 *
 *   1**15102*scolour-silver_matt*l270*m3x0.9 1.2*rFlur**sample*sdecor-oak
 *
 * After the version each line begins with `**`: an article number or `sample`, then its fields, each
 * with `*` and the letter below. In texts `%` and `*` are written as `%25` and `%2A`. Parts in any
 * other form are returned as `unread`.
 */
const VERSION = '1'
const SAMPLE = 'sample'

/** The maximum number of lines, samples included. */
export const MAX_LINES = 40
export const MAX_SAMPLES = 8

/** The maximum length of a list in a URL: every proxy and mail program passes 4 kB. */
const MAX_LIST_LENGTH = 4000

/** The fields of a line: the letter in front of each, and how long it may be. */
const FIELDS = {
  /** A colour or decor by its anchor, `colour-silver_matt`. */
  swatch: { letter: 's', longest: 70 },
  /** In centimetres. */
  length: { letter: 'l', longest: 5 },
  /** Normalized; unreadable input stays as it was typed. */
  metres: { letter: 'm', longest: 1000 },
  /** How many bars. */
  quantity: { letter: 'q', longest: 5 },
  room: { letter: 'r', longest: 40 },
  note: { letter: 'n', longest: 120 },
} as const

export type ListField = keyof typeof FIELDS

export const LIST_FIELDS = Object.keys(FIELDS) as ListField[]

/** A line of the list as typed: an article with its details, or a sample of a colour or decor. */
export type ListLine = { article: string | null } & Partial<Record<ListField, string>>

/** The lines of a list, and the parts of the text that could not be read. */
type ReadList = { lines: ListLine[]; unread: string[] }

/** The maximum length of a field in characters. */
export function maxEntryLength(field: ListField): number {
  return FIELDS[field].longest
}

/** Parses a list from a URL; a list that is too long is truncated. */
export function readList(text: string): ReadList {
  if (text === '') return { lines: [], unread: [] }
  const [version, ...parts] = text.split('**')
  if (version !== VERSION) return { lines: [], unread: [text] }
  const unread: string[] = []
  const lines = parts.flatMap((part) => readLine(part, unread))
  return fitting(lines, unread)
}

/** Serializes a list for a URL; empty without lines. */
export function writeList(lines: readonly ListLine[]): string {
  return lines.length === 0 ? '' : [VERSION, ...lines.map(writeLine)].join('**')
}

/** Serializes a line for a link that adds it. */
export function writeLine(line: ListLine): string {
  const fields = LIST_FIELDS.flatMap((field) => {
    const value = line[field]
    return value === undefined ? [] : [FIELDS[field].letter + escaped(value)]
  })
  return [line.article ?? SAMPLE, ...fields].join('*')
}

/** Whether a list is longer than a URL may be. */
export function isTooLong(list: string): boolean {
  return new URLSearchParams({ list }).toString().length > MAX_LIST_LENGTH
}

/** Adds lines to a list, except for those that are there already. */
export function withLines(lines: readonly ListLine[], added: readonly ListLine[]): ListLine[] {
  const listed = new Set(lines.map(writeLine))
  return [...lines, ...added.filter((line) => !listed.has(writeLine(line)))]
}

/**
 * Adds lines to a list in the format of a URL, except for those that are there already. What cannot
 * be read of the list stays in it: it may be of another version.
 */
export function appendLines(list: string, added: readonly ListLine[]): string {
  const { lines, unread } = readList(list)
  const more = withLines(lines, added)
  if (unread.length === 0) return writeList(more)
  const kept = list.startsWith(`${VERSION}**`) ? [list] : [VERSION, list]
  return [...kept, ...more.slice(lines.length).map(writeLine)].join('**')
}

/** An article number as it is typed: "10101", "10 101". */
const NUMBER = String.raw`(?<!\d)\d{2}[\s.]?\d{3}(?!\d)`

/** Article numbers among words and separators: "Art. 10 101", "10101, 10102". */
const NUMBERS = new RegExp(String.raw`^(?:[^\d*]*${NUMBER})+[^\d*]*$`)

/**
 * Parses lines to be added: article numbers as they are typed or pasted, or a line as a link has
 * it, `15102` or `sample*scolour-silver_matt`.
 *
 * @returns empty if it is not valid as a whole
 */
export function readAddition(text: string): ListLine[] {
  const figures = plainFigures(text)
  if (NUMBERS.test(figures)) {
    const numbers = figures.match(new RegExp(NUMBER, 'g')) ?? []
    const articles = new Set(numbers.map((each) => each.replaceAll(/\D/g, '')))
    return Array.from(articles, (article) => ({ article }))
  }
  const unread: string[] = []
  const lines = readLine(text.trim(), unread)
  return unread.length === 0 ? lines : []
}

/** The query parameters of a list. */
export type ListQuery = {
  /** The list with the requested changes; undefined without a list. */
  list?: string
  /** What to add to the list in the browser, or what cannot be added to this list. */
  add?: string
}

/**
 * Parses the query of a form or link: `list`, the entered fields of its lines (`metres.0`), the
 * index of the line to `remove`, and lines to `add`. The browser parses its form in the same way, so
 * that the URL needs only a normalized list.
 *
 * @param locale the language whose thousands separators are removed from numbers
 */
export function readListQuery(sent: Readonly<Record<string, unknown>>, locale?: Locale): ListQuery {
  const add = textOf(sent.add) || undefined
  const text = textOf(sent.list)
  if (text === undefined) return { add }
  const { lines, unread } = readList(text)
  const isEdited = Object.keys(sent).some((name) => name === 'remove' || name.includes('.'))
  const valid = lines
    .map((line, index) => entered(line, index, sent, locale))
    .filter((_, index) => String(index) !== textOf(sent.remove))
  /** A visitor who edits a list has seen what of it could not be read. */
  const list = isEdited || unread.length === 0 ? writeList(valid) : text
  if (add === undefined) return { list }
  const added = readAddition(add)
  const more = withLines(valid, added)
  const { unread: refused } = fitting(more, [])
  return refused.length > 0 || more.length === valid.length
    ? { list, add }
    : { list: appendLines(list, added), add: undefined }
}

/** A line with the values entered in its fields. */
function entered(
  line: ListLine,
  index: number,
  sent: Readonly<Record<string, unknown>>,
  locale: Locale | undefined
): ListLine {
  const changed = { ...line }
  for (const field of LIST_FIELDS) {
    const text = textOf(sent[`${field}.${index}`])
    if (text === undefined) continue
    changed[field] = inNormalForm(field, oneLine(text), locale) || undefined
  }
  return changed
}

function inNormalForm(field: ListField, value: string, locale: Locale | undefined): string {
  if (field === 'quantity') return joinThousands(value, locale)
  const metres = field === 'metres' ? metresIn(joinThousands(value, locale)) : undefined
  return metres ? normalMetres(metres) : value
}

/** Truncates to the maximum number of lines; the rest counts as unread. */
function fitting(lines: readonly ListLine[], unread: readonly string[]): ReadList {
  let samples = 0
  const fits = lines.filter(
    ({ article }, index) => index < MAX_LINES && (article !== null || ++samples <= MAX_SAMPLES)
  )
  const others = lines.filter((line) => !fits.includes(line)).map(writeLine)
  return { lines: fits, unread: [...unread, ...others] }
}

function readLine(text: string, unread: string[]): ListLine[] {
  const [head = '', ...fields] = text.split('*')
  if (!/^\d{5}$/.test(head) && head !== SAMPLE) {
    unread.push(text)
    return []
  }
  const line: ListLine = { article: head === SAMPLE ? null : head }
  for (const part of fields) {
    const field = LIST_FIELDS.find((each) => FIELDS[each].letter === part[0])
    const value = oneLine(unescaped(part.slice(1)))
    const isRead = field && !line[field] && value !== '' && value.length <= FIELDS[field].longest
    if (isRead) line[field] = value
    else unread.push(`${head}*${part}`)
  }
  if (line.article === null && line.swatch === undefined) {
    unread.push(text)
    return []
  }
  return [line]
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() : undefined
}

function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim()
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('*', '%2A')
}

function unescaped(text: string): string {
  return text.replaceAll('%2A', '*').replaceAll('%25', '%')
}
