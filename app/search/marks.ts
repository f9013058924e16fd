import { placedWordsOf } from '#search/spelling'

type IsMatch = (word: string) => boolean

/** A text split alternately into plain and marked parts: `['', 'Treppe', ' innen']`. */
export type Marked = string[]

/** The share of an excerpt before its first marked word. */
const BEFORE = 0.28

export function mark(text: string, isMatch: IsMatch): Marked {
  const pieces: Marked = ['']
  let end = 0
  for (const { word, start } of placedWordsOf(text)) {
    if (!isMatch(word)) continue
    const between = text.slice(end, start)
    /** Adjacent words are marked together. */
    if (pieces.length > 1 && between.trim() === '') {
      pieces[pieces.length - 2] += between + word
    } else {
      pieces[pieces.length - 1] += between
      pieces.push(word, '')
    }
    end = start + word.length
  }
  pieces[pieces.length - 1] += text.slice(end)
  return pieces
}

/**
 * Returns an excerpt around the first matching word, marked.
 *
 * @param length the maximum length of the excerpt, in characters
 */
export function excerpt(text: string, isMatch: IsMatch, length: number): Marked {
  if (text.length <= length) return mark(text, isMatch)
  const before = length * BEFORE
  const words = placedWordsOf(text)
  const first = words.find(({ word }) => isMatch(word))?.start ?? 0
  const from = words.find(({ start }) => start >= first - before)?.start ?? 0
  const begin = first < length - before ? 0 : from
  const last = words.findLast(({ word, start }) => start + word.length <= begin + length)
  const end = last ? last.start + last.word.length : begin + length
  const shown = text.slice(begin, end)
  return mark(`${begin > 0 ? '… ' : ''}${shown}${end < text.length ? ' …' : ''}`, isMatch)
}
