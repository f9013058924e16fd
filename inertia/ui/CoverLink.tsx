import { useRouteUrl } from '~/context/useRouteUrl'
import { RouteLink } from '~/ui/RouteLink'

/**
 * A link with the title of its page. Its clickable area covers the positioned element around it.
 */
export function CoverLink({ route, choice, className = '', children }: CoverLinkProps) {
  const urlOf = useRouteUrl()
  return (
    <RouteLink
      to={urlOf(route, choice)}
      {...(import.meta.env.STUDIO && { 'data-part': `page/${route}` })}
      className={`after:absolute after:inset-0 ${className}`}
    >
      {children}
    </RouteLink>
  )
}

type CoverLinkProps = {
  route: string
  /** The query and anchor of the address: `?colour=silver_matt#colour-silver_matt`. */
  choice?: string
  className?: string
  children: string
}
