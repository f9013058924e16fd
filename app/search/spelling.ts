/**
 * Normalizes the words of index and query: lower case without diacritics, whatever keyboard they
 * were typed on.
 */

/** Letters that Unicode does not decompose, and their base letters. */
const PLAIN = tableOf('ß=ss æ=ae œ=oe ø=o ł=l đ=d ð=d þ=th ı=i')

/** Transcriptions of letters for keyboards without them, besides leaving out diacritics. */
const TRANSCRIBED = tableOf(
  'ä=ae ö=oe ü=ue å=aa ø=oe а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya'
)

/** Reads a table of letters and their replacements: `ß=ss ø=o`. */
function tableOf(table: string): Readonly<Record<string, string>> {
  return Object.fromEntries(table.split(' ').map((pair) => pair.split('=')))
}

const MARKS = /\p{M}/gu
/** Elided letters are no words: the `l` of `l’angle`, the `t` of `don’t`. */
const ELIDED = /\p{L}['’]\p{L}|(?<=\p{L}['’])\p{L}(?![\p{L}\p{N}\p{M}])/u
const WORD = new RegExp(`(?!${ELIDED.source})[\\p{L}\\p{N}\\p{M}]+`, 'gu')

/** Returns a word in lower case without diacritics: `Übergänge` is `ubergange`. */
export function plainSpelling(word: string): string {
  return composed(word).replaceAll(/[^a-z0-9]/gu, (letter) => PLAIN[letter] ?? withoutMarks(letter))
}

/** Returns the transcription of a word: `Übergänge` is `uebergaenge`, `порог` is `porog`. */
function transcribed(word: string): string {
  return composed(word).replaceAll(
    /[^a-z0-9]/gu,
    (letter) => TRANSCRIBED[letter] ?? PLAIN[letter] ?? withoutMarks(letter)
  )
}

/** Returns all spellings of a word, without duplicates. */
export function spellings(word: string): string[] {
  return [...new Set([plainSpelling(word), transcribed(word)])].filter(
    (spelling) => spelling !== ''
  )
}

/** The letters of the Russian keyboard on the keys of the Latin one. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё'

/** Returns what was meant by Russian words typed on a Latin keyboard: `gkbynec` is `плинтус`. */
export function onRussianKeyboard(typed: string): string {
  return Array.from(typed.toLowerCase(), (key) => CYRILLIC[LATIN.indexOf(key)] ?? key).join('')
}

/** Letters that some of our languages speak alike; a doubled letter is spoken as one. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/[cq]/g, 'k'],
  [/[zx]/g, 's'],
  [/[wv]/g, 'b'],
  [/[yj]/g, 'i'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
]

/** Returns how a word sounds, roughly: `sokalo` and `zocalo` are the same. */
export function soundOf(normalized: string): string {
  return SOUNDS.reduce((word, [letters, sound]) => word.replaceAll(letters, sound), normalized)
}

/** Returns the words of a text as written; apostrophes and hyphens separate words. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? []
}

/** A word of a text with its position. */
type PlacedWord = { word: string; start: number }

export function placedWordsOf(text: string): PlacedWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, start: index }))
}

/** Lower-cases a text without changing its length. */
function composed(word: string): string {
  return word.normalize('NFKC').toLowerCase().normalize('NFC')
}

function withoutMarks(letter: string): string {
  return letter.normalize('NFD').replaceAll(MARKS, '')
}
