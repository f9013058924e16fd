import { CONTACT_FORM_ANCHOR, ROUTES } from '#shared/routes'
import { useRoute } from '~/context/useRoute'
import type { RouteTarget } from '~/context/useRouteUrl'

/** What a sample is asked for of: the key of a group, and what of it is known. */
type Sample = { group: string; article?: string; colour?: string; decor?: string }

/** Leads to the contact form, which then asks for a sample in the visitor's words. */
export function useSampleLink(): (sample: Sample) => RouteTarget {
  const routeOf = useRoute()
  return (sample) => {
    const { href, ...target } = routeOf(ROUTES.contact)
    return { ...target, href: `${href}?${new URLSearchParams(sample)}#${CONTACT_FORM_ANCHOR}` }
  }
}
