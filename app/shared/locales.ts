/**
 * The languages of the site in the specification's order; the first path segment of every URL is
 * one of them (specification §2 "Language switcher").
 */
export const LOCALES = [
  'da',
  'de',
  'en',
  'et',
  'fi',
  'fr',
  'it',
  'lv',
  'lt',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'sv',
  'es',
  'cs',
] as const

export type Locale = (typeof LOCALES)[number]

/** The language of a URL without a locale, and the source language of most content (§9). */
export const DEFAULT_LOCALE = 'de' satisfies Locale

/** The language that fills in what a translation leaves out (§9). */
export const FALLBACK_LOCALE = 'en' satisfies Locale

/** What each language calls itself. */
export const LOCALE_TITLES: Record<Locale, string> = {
  da: 'Dansk',
  de: 'Deutsch',
  en: 'English',
  et: 'Eesti',
  fi: 'Suomi',
  fr: 'Français',
  it: 'Italiano',
  lv: 'Latviešu',
  lt: 'Lietuvių',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  ro: 'Română',
  ru: 'Русский',
  sv: 'Svenska',
  es: 'Español',
  cs: 'Čeština',
}

/** Asks the titles, which browsers have: so they do without the list. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALE_TITLES, value)
}

/** The language that the first segment of a path names. */
export function localeOf(path: string): Locale | undefined {
  const segment = path.split('/')[1]?.toLowerCase()
  return isLocale(segment) ? segment : undefined
}

/** The British and the European variety, where a language alone would mean another. */
const VARIETIES: Partial<Record<Locale, string>> = { en: 'en-GB', pt: 'pt-PT' }

/** The variety of a language in which dates and amounts are written. */
export function formatLocale(locale: Locale): string {
  return VARIETIES[locale] ?? locale
}

/** The country where a language is at home, where its code is another. */
const HOMES: Partial<Record<Locale, string>> = { da: 'DK', en: 'GB', et: 'EE', sv: 'SE', cs: 'CZ' }

/** A language with the country where it is at home, as link previews name it: `de_DE`. */
export function territorialLocale(locale: Locale): string {
  return `${locale}_${HOMES[locale] ?? locale.toUpperCase()}`
}
