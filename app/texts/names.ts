import { perLocale } from '#shared/per_locale'

/** Names of countries and territories by code. */
export const regionNames = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }))

/** Names of languages by code. */
export const languageNames = perLocale(
  (locale) => new Intl.DisplayNames(locale, { type: 'language' })
)
