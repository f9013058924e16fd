import type { Locale } from '#shared/locales'

/** Which fields of an object are in another language than the page: field name to locale. */
export type FallbackLanguages = Record<string, Locale>

/** Optional on every object with texts: the fields that are in another language than the page. */
export type WithLang = { lang?: FallbackLanguages }
