import { placedWordsOf } from '#search/spelling'

type IsMatch = (word: string) => boolean

/** A text split alternately into plain and marked parts: `['', 'Treppe', ' innen']`. */
export type Marked = string[]

/** The maximum length of an excerpt, in characters. */
const SHOWN = 180
/** The length of an excerpt before its first marked word. */
const BEFORE = 50

/** Marks the words of a text that match a query. */
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

/** Returns an excerpt around the first matching word, marked. */
export function excerpt(text: string, isMatch: IsMatch): Marked {
  if (text.length <= SHOWN) return mark(text, isMatch)
  const words = placedWordsOf(text)
  const first = words.find(({ word }) => isMatch(word))?.start ?? 0
  const from = words.find(({ start }) => start >= first - BEFORE)?.start ?? 0
  const begin = first < SHOWN - BEFORE ? 0 : from
  const last = words.findLast(({ word, start }) => start + word.length <= begin + SHOWN)
  const end = last ? last.start + last.word.length : begin + SHOWN
  const shown = text.slice(begin, end)
  return mark(`${begin > 0 ? '… ' : ''}${shown}${end < text.length ? ' …' : ''}`, isMatch)
}
