import type { RouteName } from '#shared/routes'
import { type RouteTarget, useRouteUrl } from '~/context/useRouteUrl'
import { useShared } from '~/context/useShared'

/**
 * Resolves the pages that code links to by name. The page's definition (or the frame) declares the
 * name, and loading content checks that the page exists: a name that leads nowhere is a mistake in
 * code. Development says so at once; visitors are led to the home page.
 */
export function useRoute(): (name: RouteName) => RouteTarget {
  const { locale } = useShared()
  const urlOf = useRouteUrl()
  return (name) => {
    const target = urlOf(name)
    if (!target && import.meta.env.DEV) {
      throw new Error(`The route "${name}" is not declared: add it to the "routes" of this page`)
    }
    return target ?? { href: `/${locale}` }
  }
}
