/** Prevents a line break. */
export const WORD_JOINER = '\u2060'

/** A text as it is shown: no line ends after the one letter of "E-Mail", "T-Profil" or "3-D". */
export function keepCompoundsWhole(text: string): string {
  return text.replaceAll(/(?<![\p{L}\d-])(.)-(?=\p{L})/gu, `$1-${WORD_JOINER}`)
}

/**
 * Removes the invisible characters that say where a line may end (`setInLines`), for machines, search,
 * drawings and anchors.
 */
export function withoutLineMarks(text: string): string {
  return text.replaceAll(/[\u2060\u200C\u00AD]/g, '')
}
