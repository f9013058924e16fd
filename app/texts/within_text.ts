import type { Locale } from '#shared/locales'

/**
 * Words as they go on within a text: German alone writes its nouns with a capital, and all languages
 * write abbreviations so.
 */
export function withinText(words: string, locale: Locale): string {
  if (locale === 'de' || /^\p{Lu}{2}/u.test(words)) return words
  return words.charAt(0).toLocaleLowerCase(locale) + words.slice(1)
}

/** Titles in a row, each once; only the first begins a text. */
export function titlesInRow(titles: readonly string[], locale: Locale): string {
  return [...new Set(titles)]
    .map((title, index) => (index === 0 ? title : withinText(title, locale)))
    .join(', ')
}
