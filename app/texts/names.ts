import { perLocale } from '#shared/per_locale'

/** What countries and territories are called in a language, by their codes. */
export const regionNames = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }))

/** What languages are called in a language, by their codes. */
export const languageNames = perLocale(
  (locale) => new Intl.DisplayNames(locale, { type: 'language' })
)
