import { type Locale, localeOf } from '#shared/locales'
import { useShared } from '~/context/useShared'

/** The URL of a page, and its language if that is not the current page's. */
export type RouteTarget = { href: string; hrefLang?: Locale }

/**
 * Returns a function that resolves the routes that all pages share and those of this page, without
 * the prefix `app.` (specification §2 "Buttons"). It returns undefined for any other route. The
 * suffix, a query string or fragment, is appended to the URL.
 */
export function useRouteUrl(): (
  route: string | null | undefined,
  suffix?: string
) => RouteTarget | undefined {
  const { routes, pageRoutes, locale } = useShared()
  return (route, suffix = '') => {
    const name = route?.replace(/^app\./, '') ?? ''
    const path = routes[name] ?? pageRoutes[name]
    if (!path) return undefined
    const language = localeOf(path)
    const href = path + suffix
    return language === locale ? { href } : { href, hrefLang: language }
  }
}
