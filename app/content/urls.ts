import { DEFAULT_LOCALE, LOCALES, type Locale } from '#shared/locales'

/** The URLs of one page in the languages it exists in (specification §3 "localize"). */
export type Localize = Partial<Record<Locale, string>>

/** The URL of a page: its path below the locale. */
export function pageUrl(locale: string, path: string): string {
  return path === '' ? `/${locale}` : `/${locale}/${path}`
}

/**
 * The one source of a page's addresses: the language switcher, hreflang, the canonical link and the
 * sitemap are all derived from it. Languages stand in the site's order.
 */
export function localizedUrls(translations: { locale: Locale; path: string }[]): Localize {
  const paths = new Map(translations.map(({ locale, path }) => [locale, path]))
  const localize: Localize = {}
  for (const locale of LOCALES) {
    const path = paths.get(locale)
    if (path !== undefined) localize[locale] = pageUrl(locale, path)
  }
  return localize
}

/**
 * The absolute alternates of a page for search engines, each language and `x-default`: what a
 * visitor gets whose language the page does not speak.
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

/**
 * The one spelling of a requested path: percent signs decoded, lower case, single slashes, none at
 * the end; for example `/De//Kontakt/` gives `/de/kontakt`. Undefined when it is no readable path.
 */
export function canonicalPath(rawPath: string): string | undefined {
  const segments = rawPath.split('/').filter((segment) => segment !== '')
  try {
    const decoded = segments.map((segment) => decodeURIComponent(segment).toLowerCase())
    return `/${decoded.map(encodeURIComponent).join('/')}`
  } catch {
    return undefined
  }
}
