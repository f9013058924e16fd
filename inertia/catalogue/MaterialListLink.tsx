import { ROUTES } from '#shared/routes'
import { useRoute } from '~/context/useRoute'
import { useText } from '~/context/useText'
import { RouteLink } from '~/ui/RouteLink'

/** A link that adds an article or a hand sample to the material list. */
export function MaterialListLink(props: {
  /** The line, as written in the list's query string. */
  add: string
  /** The name of the article or sample, for screen readers. */
  name: string
  label: 'catalogue.ui.list' | 'catalogue.ui.hand_sample'
}) {
  const t = useText()
  const routeOf = useRoute()
  return (
    <RouteLink
      to={routeOf(ROUTES.list, `?add=${props.add}`)}
      className="text-link inline-block py-1 font-medium print:hidden"
    >
      <span>{t(props.label)}</span>
      <span className="sr-only">{` ${props.name}`}</span>
    </RouteLink>
  )
}
