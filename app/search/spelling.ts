/**
 * One spelling for all that is looked for and found: small letters without marks, whatever keyboard
 * they were typed on. Both sides of a search go through here, so that they meet.
 */

/** Letters that Unicode takes for letters of their own, and what they are without their marks. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** How letters are written where a keyboard lacks them, beside leaving their marks out. */
const TRANSCRIBED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

const MARKS = /\p{M}/gu
const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** A word in small letters without marks: `Übergänge` is `ubergange`. */
export function plain(word: string): string {
  return composed(word).replaceAll(/[^a-z0-9]/gu, (letter) => PLAIN[letter] ?? withoutMarks(letter))
}

/** A word as it is written without its letters: `Übergänge` is `uebergaenge`, `порог` is `porog`. */
export function transcribed(word: string): string {
  return composed(word).replaceAll(
    /[^a-z0-9]/gu,
    (letter) => TRANSCRIBED[letter] ?? PLAIN[letter] ?? withoutMarks(letter)
  )
}

/** All spellings under which a word is found, each once. */
export function spellings(word: string): string[] {
  return [...new Set([plain(word), transcribed(word)])].filter((spelling) => spelling !== '')
}

/** The words of a text as they were written; an apostrophe or a hyphen divides two. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? []
}

/** A word of a text with the place where it begins. */
export type PlacedWord = { word: string; start: number }

export function placedWordsOf(text: string): PlacedWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, start: index }))
}

/** Small letters, each of them one character where Unicode has one. */
function composed(word: string): string {
  return word.normalize('NFKC').toLowerCase().normalize('NFC')
}

function withoutMarks(letter: string): string {
  return letter.normalize('NFD').replaceAll(MARKS, '')
}
