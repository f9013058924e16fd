import { placedWordsOf, spellings } from '#search/spelling'

/** A text in pieces, in turns as it is and marked: `['', 'Treppe', ' innen']`. */
export type Marked = string[]

/** As much of a text as a result shows, in characters. */
const SHOWN = 180
/** How much of it stands before the first word that is marked. */
const BEFORE = 50

/** Marks the words of a text that a query has met. */
export function mark(text: string, terms: ReadonlySet<string>): Marked {
  const pieces: Marked = ['']
  let end = 0
  for (const { word, start } of placedWordsOf(text)) {
    if (!isMet(word, terms)) continue
    const between = text.slice(end, start)
    /** Two words side by side are one mark. */
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

/** The part of a text around the first word that a query has met, marked. */
export function excerpt(text: string, terms: ReadonlySet<string>): Marked {
  if (text.length <= SHOWN) return mark(text, terms)
  const words = placedWordsOf(text)
  const first = words.find(({ word }) => isMet(word, terms))?.start ?? 0
  const from = words.find(({ start }) => start >= first - BEFORE)?.start ?? 0
  const begin = first < SHOWN - BEFORE ? 0 : from
  const last = words.findLast(({ word, start }) => start + word.length <= begin + SHOWN)
  const end = last ? last.start + last.word.length : begin + SHOWN
  const shown = text.slice(begin, end)
  return mark(`${begin > 0 ? '… ' : ''}${shown}${end < text.length ? ' …' : ''}`, terms)
}

function isMet(word: string, terms: ReadonlySet<string>): boolean {
  return spellings(word).some((spelling) => terms.has(spelling))
}
