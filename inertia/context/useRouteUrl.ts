import { type Locale, localeOf } from '#shared/locales'
import { useShared } from '~/context/useShared'

/** Where a route leads, and in which language where that is not the page's. */
export type RouteTarget = { href: string; hrefLang?: Locale }

/**
 * Resolves route names through the routes that all pages share and those of this page, with a leading
 * `app.` removed (specification §2 "Buttons"). Undefined for a route this page does not know.
 */
export function useRouteUrl(): (route: string | null | undefined) => RouteTarget | undefined {
  const { routes, pageRoutes, locale } = useShared()
  return (route) => {
    const name = route?.replace(/^app\./, '') ?? ''
    const href = routes[name] ?? pageRoutes[name]
    if (!href) return undefined
    const language = localeOf(href)
    return language === locale ? { href } : { href, hrefLang: language }
  }
}
