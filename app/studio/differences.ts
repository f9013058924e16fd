import { isSame, matchEntries } from '#content/editing/trees'
import { parseYaml } from '#content/loading/parse_yaml'
import { entryName } from '#shared/content/entry_name'
import { isRecord } from '#shared/is_record'
import { type DiffPart, diffTexts, shortenSame } from '#studio/text_diff'

/** A field or a type of block by its name, or an entry of a list by what tells it from others. */
export type Step = string | { entry: string }

/** A value that two versions of a file do not share, with the words that differ. */
export type Difference = {
  path: Step[]
  state: 'added' | 'changed' | 'moved' | 'removed'
  words?: DiffPart[]
}

/** Where a file has changed, without the words. */
export type Change = Pick<Difference, 'path' | 'state'>

/** The alternative texts of pictures by their files. */
export type PictureNames = ReadonlyMap<string, string>

/** Returns the title of a page, or the name of a record. */
export function titleOf(data: unknown): string | undefined {
  if (!isRecord(data)) return undefined
  const { meta } = data
  return isRecord(meta) && typeof meta.title === 'string' ? meta.title : entryName(data)
}

/** Returns the data of a YAML text. */
export function toData(text: string): unknown {
  return parseYaml(text).document.toJS()
}

/**
 * Compares the data of two versions of a file.
 *
 * @param pictures what pictures are called, by their files
 */
export function differencesOf(
  before: unknown,
  after: unknown,
  pictures: PictureNames = new Map(),
  path: Step[] = []
): Difference[] {
  if (isSame(before, after)) return []
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) =>
      differencesOf(before[key], after[key], pictures, [...path, key])
    )
  }
  if (isListOfRecords(before) && isListOfRecords(after)) {
    return entriesOf(before, after, pictures, path)
  }
  const state = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
  const [old, now] = [before, after].map((value) => inWords(value, pictures))
  const isPicture = [before, after].some((value) => pictures.has(String(value)))
  const words: DiffPart[] = isPicture
    ? [
        { value: old, removed: true },
        { value: now, added: true },
      ]
    : shortenSame(diffTexts(old, now))
  return [{ path, state, words }]
}

/** Returns what has changed between two versions of a file; of several values only that they have. */
export function changeOf(before: unknown, after: unknown): Change {
  const [first, ...others] = differencesOf(before, after)
  if (first === undefined || others.length > 0) return { path: [], state: 'changed' }
  return { path: first.path, state: first.state }
}

/** Compares the entries of two lists, each with the one that it was before, wherever that stood. */
function entriesOf(
  before: Entry[],
  after: Entry[],
  pictures: PictureNames,
  path: Step[]
): Difference[] {
  const matches = matchEntries(before, after)
  const known = matches.filter((index) => index !== undefined)
  const stepTo = (entry: Entry, index: number): Step[] => [...path, stepOf(entry, index)]
  return [
    ...before.flatMap((entry, index): Difference[] =>
      known.includes(index) ? [] : [{ path: stepTo(entry, index), state: 'removed' }]
    ),
    ...after.flatMap((entry, index): Difference[] => {
      const former = matches[index]
      return former === undefined
        ? [{ path: stepTo(entry, index), state: 'added' }]
        : differencesOf(before[former], entry, pictures, stepTo(before[former], index))
    }),
    ...(isSame(
      known,
      known.toSorted((one, other) => one - other)
    )
      ? []
      : [{ path, state: 'moved' } as const]),
  ]
}

type Entry = Record<string, unknown>

/** Names an entry of a list by what tells it from others; a block without such words by its type. */
export function stepOf(entry: Entry, index: number): Step {
  const { type, id = index + 1 } = entry
  const name = entryName(entry)
  return name === undefined && typeof type === 'string' ? type : { entry: name ?? String(id) }
}

function isListOfRecords(value: unknown): value is Entry[] {
  return Array.isArray(value) && value.every(isRecord)
}

function inWords(value: unknown, pictures: PictureNames): string {
  if (Array.isArray(value) && !value.some(isRecord)) return value.join(', ')
  if (typeof value === 'string') return pictures.get(value) ?? value
  return value === undefined ? '' : JSON.stringify(value)
}
