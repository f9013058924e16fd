import type { RouteName } from '#shared/routes'
import { type RouteTarget, useRouteUrl } from '~/context/useRouteUrl'
import { useShared } from '~/context/useShared'

/**
 * Returns a function that resolves the names of pages that code links to. The page's definition (or
 * the frame) declares the names, and loading content checks that their pages exist, so an
 * undeclared name is a mistake in code. It throws in development, and leads to the home page in
 * production. The suffix is that of {@link useRouteUrl}.
 */
export function useRoute(): (name: RouteName, suffix?: string) => RouteTarget {
  const { locale } = useShared()
  const urlOf = useRouteUrl()
  return (name, suffix = '') => {
    const target = urlOf(name, suffix)
    if (!target && import.meta.env.DEV) {
      throw new Error(`The route "${name}" is not declared: add it to the "routes" of this page`)
    }
    return target ?? { href: `/${locale}${suffix}` }
  }
}
