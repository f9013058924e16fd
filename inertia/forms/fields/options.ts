import { foldForSearch } from '#shared/fold_for_search'

export type Option = { value: string; label: string }

/** The number of ranks of a match. */
const RANKS = 5

/**
 * Returns the options that match a query, ranked: first those whose label starts with it, then
 * those with the query as another word, those with a word in the label that starts with it, those
 * with another such word, and those whose label contains it. Options of equal rank stay in their
 * order.
 *
 * @param keywordsOf returns keywords by which an option is found, besides its label
 */
export function findOptions<Each extends Option>(
  options: readonly Each[],
  typed: string,
  keywordsOf: (option: Each) => readonly string[] = () => []
): Each[] {
  const query = foldForSearch(typed).trim()
  if (query === '') return [...options]
  const found = Array.from({ length: RANKS }, (): Each[] => [])
  for (const option of options) {
    const rank = rankOf(
      foldForSearch(option.label),
      () => keywordsOf(option).map(foldForSearch),
      query
    )
    found[rank]?.push(option)
  }
  return found.flat()
}

/** Returns the rank of a match; RANKS if the option does not match. */
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

/** Whether a word of a text, except the first, starts with the query. */
function hasWord(text: string, query: string): boolean {
  return text.replaceAll(/[^\p{L}]/gu, ' ').includes(` ${query}`)
}
