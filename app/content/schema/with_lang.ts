import type { Locale } from '#shared/locales'

/** The fields of an object in another language than the page: field name to locale. */
export type FallbackLanguages = Record<string, Locale>

/** Fallback languages, optional on every object with texts. */
export type WithLang = { lang?: FallbackLanguages }
