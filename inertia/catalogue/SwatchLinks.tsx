import { swatchAnchor } from '#shared/anchors'
import { ROUTES } from '#shared/routes'
import { MaterialListLink } from '~/catalogue/MaterialListLink'
import { useRoute } from '~/context/useRoute'
import { useText } from '~/context/useText'
import { RouteLink } from '~/ui/RouteLink'

/**
 * The links of a colour or decor: to the product groups that have it, and to add it to the material
 * list as a hand sample.
 */
export function SwatchLinks(props: {
  kind: 'colour' | 'decor'
  swatch: { id: string; title: string }
  /** The number of groups that have it; undefined for none. */
  groups: number | undefined
}) {
  const { kind, swatch, groups = 0 } = props
  const t = useText()
  const routeOf = useRoute()
  return (
    <>
      {groups > 0 && (
        <p className="mt-1 text-sm">
          <RouteLink
            to={routeOf(ROUTES.products, `?${new URLSearchParams({ [kind]: swatch.id })}`)}
            className="text-link inline-block py-1"
          >
            <span>{t('catalogue.ui.groups', { count: groups })}</span>
            <span className="sr-only">{` ${swatch.title}`}</span>
          </RouteLink>
        </p>
      )}
      <p className="text-sm">
        <MaterialListLink
          add={`sample*s${swatchAnchor(kind, swatch.id)}`}
          name={swatch.title}
          label="catalogue.ui.hand_sample"
        />
      </p>
    </>
  )
}
