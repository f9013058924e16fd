import { compareQuery, groupName } from '#shared/query_parameters'
import { ROUTES } from '#shared/routes'
import { useRoute } from '~/context/useRoute'
import { useText } from '~/context/useText'
import { RouteLink } from '~/ui/RouteLink'

/** Links to the comparison, with a product group in its first column. */
export function ComparisonLink({ group }: { group: { key: string; title: string } }) {
  const t = useText()
  const routeOf = useRoute()
  return (
    <RouteLink
      to={routeOf(ROUTES.compare, `?${compareQuery([groupName(group.key)])}`)}
      className="text-link relative inline-block py-2.5 font-medium print:hidden"
    >
      <span>{t('catalogue.ui.compare')}</span>
      <span className="sr-only">{` ${group.title}`}</span>
    </RouteLink>
  )
}
