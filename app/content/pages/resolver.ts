import { findPage, findRedirect, type StoredPage } from '#content/pages/page_queries'
import { canonicalPath, pageUrl } from '#content/pages/urls'
import { DEFAULT_LOCALE, isLocale } from '#shared/locales'

/** What stands at an address. */
export type Resolution =
  | { kind: 'page'; page: StoredPage }
  | { kind: 'redirect'; url: string }
  | { kind: 'gone' }
  | { kind: 'not_found' }

const GONE: Resolution = { kind: 'gone' }
const NOT_FOUND: Resolution = { kind: 'not_found' }

/**
 * Finds what a requested path leads to, in one step: a page has one spelling of its address, every
 * other spelling is redirected to it, and an address that leads nowhere says so at once.
 *
 * @param rawPath the path as requested, without the query
 */
export async function resolvePage(rawPath: string): Promise<Resolution> {
  const place = placeOf(rawPath)
  if (place === undefined) return NOT_FOUND
  const { path, located, locale, pagePath } = place

  const page = await findPage(locale, pagePath === 'home' ? '' : pagePath)
  if (page?.gone && !page.hidden) return GONE
  if (page && !page.hidden) {
    const url = pagePath === 'home' ? pageUrl(locale, '') : pageUrl(locale, pagePath)
    return url === rawPath ? { kind: 'page', page } : { kind: 'redirect', url }
  }

  const target = await findRedirect(located ? path : `/${locale}${path}`)
  if (target === undefined) return NOT_FOUND
  return target === null ? GONE : { kind: 'redirect', url: target }
}

/** The page that has an address, or will have it, or had it. */
export async function findPageAt(rawPath: string): Promise<StoredPage | undefined> {
  const place = placeOf(rawPath)
  return place && findPage(place.locale, place.pagePath)
}

/** The language of a requested path, and what of it is a page's; undefined when it cannot be read. */
function placeOf(rawPath: string) {
  const path = canonicalPath(rawPath)
  if (path === undefined) return undefined
  const [, first, ...rest] = path.split('/')
  const located = isLocale(first)
  return {
    path,
    located,
    locale: located ? first : DEFAULT_LOCALE,
    pagePath: located ? rest.join('/') : path.slice(1),
  }
}
