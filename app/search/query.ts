import { takeMeasures } from '#search/millimetres'
import { plainSpelling, wordsOf } from '#search/spelling'
import { MAX_QUERY_LENGTH } from '#shared/query_parameters'

const MAX_WORD_LENGTH = 40

export type Query = {
  /** Order numbers, normalized as in the index. */
  numbers: string[]
  /** The words in lower case and measures (`38mm`), without those of numbers. */
  words: string[]
  /** All words and measures, used if no such number exists. */
  allWords: string[]
}

/**
 * Returns a query for display and parsing: one line, without invisible characters, shortened to the
 * maximum length. Empty for no query.
 */
export function tidyQuery(entered: string): string {
  const line = entered
    .slice(0, 4 * MAX_QUERY_LENGTH)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
  return Array.from(line).slice(0, MAX_QUERY_LENGTH).join('').trim()
}

/** `10101`, `101 01`, `DE-10101`, `Art. 101.01`: five digits and no more. */
const ARTICLE = /(?<![\p{L}\d])(?:[\p{L}]{1,3}[\s.-]*)?(\d(?:[\s.\-/]?\d){4})(?!\d)/gu
/** `D 101`, `d101`, also in Cyrillic letters. */
const DECOR = /(?<![\p{L}\d])[dд][\s.-]?(\d{3})(?!\d)/giu
const RAL = /(?<![\p{L}\d])ral[\s.-]?(\d{4})(?!\d)/giu

/** @param q the result of `tidyQuery` */
export function readQuery(q: string): Query {
  const numbers: string[] = []
  let rest = q.normalize('NFKC')
  const take = (pattern: RegExp, nameOf: (digits: string) => string) => {
    rest = rest.replaceAll(pattern, (_, digits: string) => {
      numbers.push(nameOf(digits.replaceAll(/\D/g, '')))
      return ' '
    })
  }
  take(RAL, (digits) => `ral${digits}`)
  take(DECOR, (digits) => `d${digits}`)
  take(ARTICLE, (digits) => digits)
  return { numbers: [...new Set(numbers)], words: readWords(rest), allWords: readWords(q) }
}

/** Returns the words of a text, each once, in order; measures follow. */
function readWords(text: string): string[] {
  const { measures, rest } = takeMeasures(text.normalize('NFKC'))
  const words = new Map<string, string>()
  for (const word of [...wordsOf(rest.toLowerCase()), ...measures]) {
    const shortened = word.slice(0, MAX_WORD_LENGTH)
    const name = plainSpelling(shortened)
    if (name !== '' && !words.has(name)) words.set(name, shortened)
  }
  return [...words.values()]
}
