import { findPage, findRedirect, type StoredPage } from '#content/pages/page_queries'
import { canonicalPath, pageUrl } from '#content/pages/urls'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#shared/locales'

/** What an address resolves to. */
type Resolution =
  | { kind: 'page'; page: StoredPage }
  | { kind: 'redirect'; url: string }
  | { kind: 'gone' }
  | { kind: 'not_found' }

const GONE: Resolution = { kind: 'gone' }
const NOT_FOUND: Resolution = { kind: 'not_found' }

/**
 * Resolves a requested path in one step. Each page has one canonical path: any other spelling
 * redirects to it, and an unknown address is reported at once.
 *
 * @param rawPath the path as requested, without the query
 */
export async function resolvePage(rawPath: string): Promise<Resolution> {
  const place = placeOf(rawPath)
  if (place === undefined) return NOT_FOUND
  const { path, hasLocale, locale, pagePath } = place

  const page = await findPage(locale, pagePath === 'home' ? '' : pagePath)
  if (page?.gone && !page.hidden) return GONE
  if (page && !page.hidden) {
    const url = pageUrl(locale, pagePath === 'home' ? '' : pagePath)
    return url === rawPath ? { kind: 'page', page } : { kind: 'redirect', url }
  }

  const target = await findRedirect(hasLocale ? path : `/${locale}${path}`)
  if (target === undefined) return NOT_FOUND
  return target === null ? GONE : { kind: 'redirect', url: target }
}

/** Finds the page with a current, future or former address, published or not. */
export async function findPageAt(rawPath: string): Promise<StoredPage | undefined> {
  const place = placeOf(rawPath)
  return place && findPage(place.locale, place.pagePath)
}

/**
 * Splits a requested path into its language and the page's path; undefined if the path is invalid.
 */
function placeOf(
  rawPath: string
): { path: string; hasLocale: boolean; locale: Locale; pagePath: string } | undefined {
  const path = canonicalPath(rawPath)
  if (path === undefined) return undefined
  const [, first, ...rest] = path.split('/')
  return isLocale(first)
    ? { path, hasLocale: true, locale: first, pagePath: rest.join('/') }
    : { path, hasLocale: false, locale: DEFAULT_LOCALE, pagePath: path.slice(1) }
}
