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
  const path = canonicalPath(rawPath)
  if (path === undefined) return NOT_FOUND

  const [, first, ...rest] = path.split('/')
  const located = isLocale(first)
  const locale = located ? first : DEFAULT_LOCALE
  const pagePath = located ? rest.join('/') : path.slice(1)

  const page = await findPage(locale, pagePath === 'home' ? '' : pagePath)
  if (page?.gone) return GONE
  if (page) {
    const url = pagePath === 'home' ? pageUrl(locale, '') : pageUrl(locale, pagePath)
    return url === rawPath ? { kind: 'page', page } : { kind: 'redirect', url }
  }

  const target = await findRedirect(located ? path : `/${locale}${path}`)
  if (target === undefined) return NOT_FOUND
  return target === null ? GONE : { kind: 'redirect', url: target }
}
