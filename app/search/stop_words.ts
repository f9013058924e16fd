import { stopwords as danish } from '@orama/stopwords/danish'
import { stopwords as dutch } from '@orama/stopwords/dutch'
import { stopwords as english } from '@orama/stopwords/english'
import { stopwords as finnish } from '@orama/stopwords/finnish'
import { stopwords as french } from '@orama/stopwords/french'
import { stopwords as german } from '@orama/stopwords/german'
import { stopwords as italian } from '@orama/stopwords/italian'
import { stopwords as lithuanian } from '@orama/stopwords/lithuanian'
import { stopwords as portuguese } from '@orama/stopwords/portuguese'
import { stopwords as romanian } from '@orama/stopwords/romanian'
import { stopwords as russian } from '@orama/stopwords/russian'
import { stopwords as spanish } from '@orama/stopwords/spanish'
import { stopwords as swedish } from '@orama/stopwords/swedish'
import { languageWords } from '#search/language_words'
import { plainSpelling } from '#search/spelling'
import type { Locale } from '#shared/locales'
import { perLocale } from '#shared/per_locale'

/** Lists that are published; the package has none of the other four languages. */
const PUBLISHED: Partial<Record<Locale, readonly string[]>> = {
  da: danish,
  de: german,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  it: italian,
  lt: lithuanian,
  nl: dutch,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sv: swedish,
}

/** Words of the lists that carry a meaning in this trade: `perfil final`. */
const MEANINGFUL: Partial<Record<Locale, readonly string[]>> = {
  es: ['final', 'largo', 'medio', 'diferente', 'diferentes', 'empleo', 'trabajo'],
  fr: ['ton'],
  ro: ['tai'],
}

/** The words of a language that carry no meaning in a query. */
const stopWordsOf = perLocale(
  (locale): ReadonlySet<string> =>
    new Set([...(PUBLISHED[locale] ?? []), ...languageWords(locale).stop.split(' ')])
)

/** The same without diacritics, as some keyboards type them. */
const plainStopWordsOf = perLocale(
  (locale): ReadonlySet<string> => new Set([...stopWordsOf(locale)].map(plainSpelling))
)

/** The letters that name the shape of a profile: `profil en T`. */
const SHAPES: ReadonlySet<string> = new Set(['t', 'l'])

/**
 * Whether a word carries no meaning in a query. Without diacritics it may be any spelling of a stop
 * word; with them it is compared as it is: `né` is not `ne`.
 *
 * @param word in lower case
 */
export function isStopWord(word: string, locale: Locale): boolean {
  if (SHAPES.has(word) || MEANINGFUL[locale]?.includes(word)) return false
  return stopWordsOf(locale).has(word) || plainStopWordsOf(locale).has(word)
}
