import { masked } from '#content/checking/extracted_texts'

/** A word and its index in the text. */
export type Word = {
  word: string
  index: number
  /** Whether a full stop follows, as after an abbreviation. */
  stop: boolean
}

/** Letters and digits with the apostrophes and hyphens between them. */
const WORD = /[\p{L}\p{M}\p{N}\u00AD]+(?:[’'\u2011-][\p{L}\p{M}\p{N}\u00AD]+)*/gu

/**
 * Suffixes of numbers and abbreviations (`PVC:n`, `LRV-ga`, `20-oji`), and entities such as
 * `&amp;`.
 */
const NO_WORD = /(?<=[\p{L}\p{N}]):\p{Ll}+|(?<=[\p{N}\p{Lu}])-\p{Ll}{1,5}(?!\p{L})|&\w+;/gu

/** HTML marked as another language than the text. */
const FOREIGN = /<span\b[^>]*\blang=[^>]*>[\s\S]*?<\/span>/g

/**
 * Yields the words of a text with plain apostrophes and hyphens, as in dictionaries.
 *
 * @param prose the text with everything that is not prose masked, at equal length
 * @param value the text as an editor wrote it
 */
export function* wordsIn(prose: string, value = prose): Iterable<Word> {
  let readable = prose.replaceAll(NO_WORD, masked)
  for (const { 0: foreign, index } of value.matchAll(FOREIGN)) {
    const end = index + foreign.length
    readable = readable.slice(0, index) + masked(foreign) + readable.slice(end)
  }
  for (const { 0: written, index } of readable.matchAll(WORD)) {
    const word = written.replaceAll('\u00AD', '').replaceAll('’', "'").replaceAll('\u2011', '-')
    yield { word, index, stop: readable[index + written.length] === '.' }
  }
}

/** Returns a word with a lower-case first letter. */
export function decapitalised(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1)
}
