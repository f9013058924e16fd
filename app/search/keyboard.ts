/** The letters of the Russian keyboard on the keys of the Latin one. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё'

/** Returns what was meant by Russian words typed on a Latin keyboard: `gkbynec` is `плинтус`. */
export function onRussianKeyboard(typed: string): string {
  return Array.from(typed.toLowerCase(), (key) => CYRILLIC[LATIN.indexOf(key)] ?? key).join('')
}
