import { diffWords, diffWordsWithSpace } from 'diff'

/** A part of a text that both versions have, or only one of them. */
export type DiffPart = { value: string; added?: true; removed?: true }

/** The length from which a part is shortened, and what stays of it beside a difference, in characters. */
const LONGEST = 80
const AROUND = 30

/** Compares two texts by words. Line breaks and spaces differ only where nothing else does. */
export function diffTexts(before: string, after: string): DiffPart[] {
  const byWords = diffWords(before, after)
  const isSame = byWords.every(({ added, removed }) => !added && !removed)
  const parts = isSame ? diffWordsWithSpace(before, after) : byWords
  return parts.map(({ value, added, removed }) => ({
    value,
    ...(added && { added }),
    ...(removed && { removed }),
  }))
}

/** Shortens what both versions have to the words around the differences. */
export function shortenSame(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map((part, index) => {
    const { value, added, removed } = part
    if (added || removed || value.length <= LONGEST) return part
    const start = index > 0 ? value.slice(0, AROUND) : ''
    const end = index < parts.length - 1 ? value.slice(-AROUND) : ''
    return { value: `${start} … ${end}` }
  })
}
