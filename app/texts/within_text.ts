import type { Locale } from '#shared/locales'

/**
 * Adapts the capitalization of a phrase for the middle of a sentence: German capitalizes nouns, and
 * all languages keep abbreviations.
 */
export function withinText(words: string, locale: Locale): string {
  if (locale === 'de' || /^\p{Lu}{2}/u.test(words)) return words
  return words.charAt(0).toLocaleLowerCase(locale) + words.slice(1)
}

/** Joins titles into one phrase, without duplicates; only the first is capitalized. */
export function titlesInRow(titles: readonly string[], locale: Locale): string {
  return [...new Set(titles)]
    .map((title, index) => (index === 0 ? title : withinText(title, locale)))
    .join(', ')
}
