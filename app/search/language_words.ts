import { readFileSync } from 'node:fs'
import type { Locale } from '#shared/locales'
import { perLocale } from '#shared/per_locale'
import type english from '../../resources/search/en.json'

/**
 * The words by which the search understands queries of a language (resources/search), lists in
 * lower case that are separated by spaces. Where a language has no stemmer, and for words that its
 * stemmer does not know, in several forms.
 */
export const languageWords = perLocale((locale): typeof english => {
  const file = new URL(`../../resources/search/${locale}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
})

/** The words that say how the others of a query belong together. */
export const connectivesOf = perLocale((locale: Locale) => {
  const { negations, sameness, choices } = languageWords(locale)
  return {
    /** They precede an unwanted word: `Randleiste statt Fußleiste`. */
    negations: setOf(negations),
    /** A negation of one excludes nothing: `pas le même niveau`. */
    sameness: setOf(sameness),
    /** They stand between alternatives: `kleben oder schrauben`. */
    choices: setOf(choices),
  }
})

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
