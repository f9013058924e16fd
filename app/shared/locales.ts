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

/** The name of each language in that language. */
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

/** Checks the titles, which the browser has anyway, instead of the list. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALE_TITLES, value)
}

/** The locale in the first segment of a path. */
export function localeOf(path: string): Locale | undefined {
  const segment = path.split('/')[1]?.toLowerCase()
  return isLocale(segment) ? segment : undefined
}

/** Regional varieties for `Intl`, where the language alone would mean another one. */
const VARIETIES: Partial<Record<Locale, string>> = { en: 'en-GB', pt: 'pt-PT' }

/** The locale that formats dates and numbers. */
export function formatLocale(locale: Locale): string {
  return VARIETIES[locale] ?? locale
}

/** Countries of languages whose code differs. */
const HOMES: Partial<Record<Locale, string>> = { da: 'DK', en: 'GB', et: 'EE', sv: 'SE', cs: 'CZ' }

/** A locale with its country, for link previews: `de_DE`. */
export function territorialLocale(locale: Locale): string {
  return `${locale}_${HOMES[locale] ?? locale.toUpperCase()}`
}
