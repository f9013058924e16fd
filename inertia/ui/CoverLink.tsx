import { useRouteUrl } from '~/context/useRouteUrl'
import { RouteLink } from '~/ui/RouteLink'

/** A page's title as the link to it. All of the positioned element around it can be pressed. */
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
