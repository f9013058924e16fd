import type { Localize } from '#shared/alternates'
import { LOCALES, type Locale } from '#shared/locales'

/** Returns the URL of a page: its path below the locale. */
export function pageUrl(locale: string, path: string): string {
  return path === '' ? `/${locale}` : `/${locale}/${path}`
}

/**
 * Returns the URLs of a page by language, in the site's order of languages. The language switcher,
 * hreflang, the canonical link and the sitemap are all derived from it.
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
 * Returns the canonical spelling of a requested path: percent-decoded, lower case, single slashes,
 * no trailing slash. For example, `/De//Kontakt/` becomes `/de/kontakt`. Returns undefined if the
 * path is invalid.
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

/** Returns the key of the parent page: `product_families` for `product_families.stairs`. */
export function parentKey(key: string): string {
  return key.slice(0, key.lastIndexOf('.'))
}
