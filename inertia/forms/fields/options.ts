/** Something to choose: what is sent, and what is read. */
export type Option = { value: string; label: string; lang?: string }

/** Letters without a canonical decomposition in Unicode. */
const FOLDED: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

/** Folds a text for search: without accents and capitals, so that “osterreich” finds Österreich. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđı]/g, (letter) => FOLDED[letter])
    .replaceAll('’', "'")
}

/** How many ways there are to fit what was typed. */
const RANKS = 5

/**
 * The options that fit what was typed: first those whose label begins with it, then those that it is
 * another word for, those with a word that begins with it, in the label or elsewhere, and those that
 * contain it; each in the order they came.
 *
 * @param wordsOf what an option is found by, beside its label
 */
export function findOptions<Each extends Option>(
  options: readonly Each[],
  typed: string,
  wordsOf: (option: Each) => readonly string[] = () => []
): Each[] {
  const query = foldForSearch(typed).trim()
  if (query === '') return [...options]
  const found = Array.from({ length: RANKS }, (): Each[] => [])
  for (const option of options) {
    const rank = rankOf(
      foldForSearch(option.label),
      () => wordsOf(option).map(foldForSearch),
      query
    )
    found[rank]?.push(option)
  }
  return found.flat()
}

/** The place among the fitting; none if it does not fit. */
function rankOf(label: string, others: () => string[], query: string): number {
  if (label.startsWith(query)) return 0
  const words = others()
  return (
    [
      words.includes(query),
      hasWord(label, query),
      words.some((word) => word.startsWith(query) || hasWord(word, query)),
      label.includes(query),
      true,
    ].indexOf(true) + 1
  )
}

/** Whether a word of a text begins with what was typed; its first is told by the text itself. */
function hasWord(text: string, query: string): boolean {
  return text.replaceAll(/[^\p{L}]/gu, ' ').includes(` ${query}`)
}
