import { useRouteUrl } from '~/context/useRouteUrl'
import { RouteLink } from '~/ui/RouteLink'

/**
 * A link with the title of its page. Its clickable area covers the positioned element around it.
 */
export function CoverLink(props: { route: string; className?: string; children: string }) {
  const urlOf = useRouteUrl()
  return (
    <RouteLink
      to={urlOf(props.route)}
      className={`after:absolute after:inset-0 ${props.className ?? ''}`}
    >
      {props.children}
    </RouteLink>
  )
}
