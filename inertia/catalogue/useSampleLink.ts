import { CONTACT_FORM_ANCHOR, ROUTES } from '#shared/routes'
import { useRoute } from '~/context/useRoute'
import type { RouteTarget } from '~/context/useRouteUrl'

/**
 * The subject of a sample request: the key of a group, and optionally the typed height of the
 * covering, an article, a colour or decor, a length in centimetres and the way of fixing.
 */
type Sample = {
  group: string
  h?: string
  article?: string
  colour?: string
  decor?: string
  length?: string
  fixing?: string
}

/** Returns a function that links to the contact form with a sample request as its message. */
export function useSampleLink(): (sample: Sample) => RouteTarget {
  const routeOf = useRoute()
  return (sample) =>
    routeOf(ROUTES.contact, `?${new URLSearchParams(sample)}#${CONTACT_FORM_ANCHOR}`)
}
