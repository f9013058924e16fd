import type { Compounds } from '#search/compounds'
import type { SearchDocument } from '#search/documents/search_document'
import type { Field } from '#search/index_fields'
import type { Kind } from '#search/kinds'
import { measureWord, takeMeasures } from '#search/millimetres'
import { wordsOf } from '#search/spelling'
import { isStopWord } from '#search/stop_words'
import { type FormsOf, termOf, termsOf } from '#search/word_forms'
import type { Locale } from '#shared/locales'

/** Kinds whose names visitors write as one word or as two. */
const PAIRED: ReadonlySet<Kind> = new Set(['family', 'group', 'page', 'term'])

/**
 * Returns the terms of each field of a document.
 *
 * @param names its alternative names
 * @param products the names of the products that it is about
 */
export function fieldsOf(
  document: SearchDocument,
  names: readonly string[],
  products: readonly string[],
  formsOf: FormsOf,
  compounds: Compounds
): Record<Field, readonly string[]> {
  const {
    kind,
    title,
    keywords = '',
    summary = '',
    text,
    numbers = [],
    measures = [],
    swatches = [],
  } = document
  const { ranges, rest } = withoutRanges(title)
  /**
   * The title of an article is its group's; its words count as facts, so that the group ranks
   * first.
   */
  const called = kind === 'article' ? '' : rest
  const facts = kind === 'article' ? `${rest} ${keywords}` : keywords
  const colours = [...new Set(swatches.flatMap(({ words }) => words))].join(' ')
  return {
    numbers,
    title: [...indexed(called, formsOf), ...(PAIRED.has(kind) ? pairsOf(called, formsOf) : [])],
    names: names.flatMap((name) => [...indexed(name, formsOf), ...pairsOf(name, formsOf)]),
    keywords: [...indexed(`${facts} ${colours}`, formsOf), ...measures.map(measureWord)],
    parts: wordsOf(`${title} ${names.join(' ')}`)
      .flatMap((word) => formsOf(word).spelled)
      .flatMap((word) => compounds.partsOf(word))
      .flatMap((part) => indexed(part, formsOf)),
    summary: indexed(`${ranges} ${summary}`, formsOf),
    products: products.flatMap((name) => indexed(name, formsOf)),
    text: indexed(text, formsOf),
  }
}

/** Separates the ranges in a title (`40–80`), whose ends are not measures of the product. */
function withoutRanges(title: string): { ranges: string; rest: string } {
  const ranges: string[] = []
  const rest = title.replaceAll(/\d+[–-]\d+/g, (range) => {
    ranges.push(range)
    return ' '
  })
  return { ranges: ranges.join(' '), rest }
}

/** Returns the terms of a text: its words in all forms, and its measures. */
function indexed(text: string, formsOf: FormsOf): string[] {
  const hyphenated = text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []
  return [
    ...[...wordsOf(text), ...hyphenated.map((word) => word.replaceAll('-', ''))].flatMap((word) =>
      termsOf(formsOf(word))
    ),
    ...takeMeasures(text).measures,
  ]
}

/** Returns pairs of adjacent words as one word: visitors write `carpetbar` for `carpet bar`. */
function pairsOf(name: string, formsOf: FormsOf): string[] {
  const words = wordsOf(name).filter((word) => !/\d/.test(word))
  return words
    .slice(1)
    .map((word, place) => `${words[place]}${word}`)
    .flatMap((word) => formsOf(word).spelled)
}

/**
 * Returns a term for each word of a name, without stop words.
 *
 * @param least the minimum number of other words; with fewer, stop words are included
 */
export function termsOfName(name: string, formsOf: FormsOf, locale: Locale, least = 1): string[] {
  const words = wordsOf(name)
  const left = words.filter((word) => !isStopWord(word.toLowerCase(), locale))
  return (left.length >= least ? left : words).flatMap((word) => termOf(formsOf(word)) ?? [])
}
