/** Letters without a canonical decomposition in Unicode. */
const FOLDED: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

/**
 * Folds a text for search: without accents, capitals and the soft hyphens of copied texts, so that
 * “osterreich” finds Österreich.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđı]/g, (letter) => FOLDED[letter])
    .replaceAll('’', "'")
}

/** Whether names contain each word of a query; an empty query is contained in any. */
export function containsWords(names: readonly string[], query: string): boolean {
  const folded = foldForSearch(names.join(' '))
  return foldForSearch(query)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
