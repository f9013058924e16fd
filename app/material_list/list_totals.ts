import { type ListEntry, quantityOf, unitOf } from '#material_list/list_entries'
import { amountWords, type EntryWords, entryWords, type Words } from '#material_list/list_words'
import { sum } from '#shared/numbers'

/** The sum of all lines of an article in one colour and length. */
export type ListTotal = Pick<EntryWords, 'number' | 'title' | 'swatch' | 'length'> & {
  /** "5 Stangen", "4 Paar" */
  amount: string
  /** The languages of title and swatch, if they are not the page's. */
  lang: { title?: string; swatch?: string }
}

/**
 * Adds up the bars, pieces and pairs of lines that name the same article, colour and length.
 *
 * @returns empty if no two lines do
 */
export function totalsOf(entries: readonly ListEntry[], words: Words): ListTotal[] {
  const counted = entries.flatMap((entry) => {
    const count = entry.article ? quantityOf(entry) : undefined
    return count === undefined ? [] : { entry, count, words: entryWords(entry, words) }
  })
  const groups = Map.groupBy(counted, ({ words: { number, swatch, length } }) =>
    [number, swatch, length].join(' ')
  )
  if (groups.size === counted.length) return []
  return [...groups.values()].map((lines) => {
    const [{ entry, words: shown }] = lines
    const { number, title, swatch, length } = shown
    const count = sum(lines.map((line) => line.count))
    return {
      number,
      title,
      swatch,
      length,
      amount: amountWords(entry, count, words),
      lang: langOf(entry),
    }
  })
}

/** Returns the sums of a list by unit, and its hand samples: "12 Stangen", "2 × Handmuster". */
export function sumsOf(entries: readonly ListEntry[], words: Words): string[] {
  const articles = entries.filter(({ article }) => article)
  const samples = entries.filter(({ line }) => line.article === null).length
  const sums = [...Map.groupBy(articles, unitOf).values()].flatMap((lines) => {
    const count = sum(lines.map((entry) => quantityOf(entry) ?? 0))
    return count > 0 ? amountWords(lines[0], count, words) : []
  })
  return samples > 0 ? [...sums, `${samples}\u00A0× ${words.t('material_list.ui.sample')}`] : sums
}

/** Returns the languages of a line's title and swatch; an accessory's name is in the page's. */
export function langOf({ article, swatch }: ListEntry): ListTotal['lang'] {
  return {
    title: article?.listed.accessory ? undefined : article?.group.data.lang?.title,
    swatch: swatch?.lang,
  }
}
