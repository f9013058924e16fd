import { CONTACT_FORM_ANCHOR, ROUTES } from '#shared/routes'
import { useRoute } from '~/context/useRoute'
import type { RouteTarget } from '~/context/useRouteUrl'

/**
 * The subject of a sample request: the key of a group, and optionally an article and colour or
 * decor.
 */
type Sample = { group: string; article?: string; colour?: string; decor?: string }

/** Returns a function that links to the contact form with a sample request as its message. */
export function useSampleLink(): (sample: Sample) => RouteTarget {
  const routeOf = useRoute()
  return (sample) => {
    const { href, ...target } = routeOf(ROUTES.contact)
    return { ...target, href: `${href}?${new URLSearchParams(sample)}#${CONTACT_FORM_ANCHOR}` }
  }
}
