import { perLocale } from '#shared/per_locale'

/** Names of countries and territories by code. */
export const regionNames = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }))

export const languageNames = perLocale(
  (locale) => new Intl.DisplayNames(locale, { type: 'language' })
)
