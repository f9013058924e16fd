import type { Localize } from '#shared/alternates'
import { LOCALES, type Locale } from '#shared/locales'

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
