import { DEFAULT_LOCALE, type Locale } from '#shared/locales'

/** The URLs of a page in all of its languages (specification §3 "localize"). */
export type Localize = Partial<Record<Locale, string>>

/**
 * Returns the alternates of a page for search engines: each language, and `x-default` for visitors
 * of other languages.
 */
export function alternates(
  localize: Localize,
  origin: string
): { hreflang: string; href: string }[] {
  const links = Object.entries(localize).map(([hreflang, url]) => ({
    hreflang,
    href: origin + url,
  }))
  const fallback = localize[DEFAULT_LOCALE] ?? Object.values(localize)[0]
  return fallback ? [...links, { hreflang: 'x-default', href: origin + fallback }] : links
}
