/** A word of a text, and where it begins. */
export type Word = {
  word: string
  index: number
  /** A full stop follows: it may be an abbreviation. */
  stop: boolean
}

/** Letters and digits with what joins them within a word. */
const WORD = /[\p{L}\p{M}\p{N}\u00AD]+(?:[’'\u2011-][\p{L}\p{M}\p{N}\u00AD]+)*/gu

/** Endings behind a number or an abbreviation (`PVC:n`, `LRV-ga`, `20-oji`), and `&amp;`. */
const NO_WORD = /(?<=[\p{L}\p{N}]):\p{Ll}+|(?<=[\p{N}\p{Lu}])-\p{Ll}{1,5}(?!\p{L})|&\w+;/gu

/** What stands in another language than the text. */
const FOREIGN = /<span\b[^>]*\blang=[^>]*>[\s\S]*?<\/span>/g

/** Stands for each character that is left out. */
const LEFT_OUT = '\uFFFC'

/**
 * The words of a text, with plain apostrophes and hyphens, as dictionaries write them.
 *
 * @param prose with all that is no prose made unreadable, at equal length
 * @param value as an editor wrote it
 */
export function* wordsIn(prose: string, value = prose): Iterable<Word> {
  let readable = prose.replaceAll(NO_WORD, leaveOut)
  for (const { 0: foreign, index } of value.matchAll(FOREIGN)) {
    const end = index + foreign.length
    readable = readable.slice(0, index) + leaveOut(foreign) + readable.slice(end)
  }
  for (const { 0: written, index } of readable.matchAll(WORD)) {
    const word = written.replaceAll('\u00AD', '').replaceAll('’', "'").replaceAll('\u2011', '-')
    yield { word, index, stop: readable[index + written.length] === '.' }
  }
}

function leaveOut(part: string): string {
  return LEFT_OUT.repeat(part.length)
}

/** A word as it is written within a sentence, if it is no name. */
export function decapitalised(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1)
}
