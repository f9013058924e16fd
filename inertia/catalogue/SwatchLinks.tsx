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
  /** The number of groups that have it. */
  groups?: number
}) {
  const { kind, swatch, groups = 0 } = props
  return (
    <>
      {groups > 0 && <GroupsLink kind={kind} swatch={swatch} groups={groups} />}
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

function GroupsLink(props: {
  kind: 'colour' | 'decor'
  swatch: { id: string; title: string }
  groups: number
}) {
  const t = useText()
  const products = useRoute()(ROUTES.products)
  const query = new URLSearchParams({ [props.kind]: props.swatch.id })
  return (
    <p className="mt-1 text-sm">
      <RouteLink
        to={{ ...products, href: `${products.href}?${query}` }}
        className="text-link inline-block py-1"
      >
        <span>{t('catalogue.ui.groups', { count: props.groups })}</span>
        <span className="sr-only">{` ${props.swatch.title}`}</span>
      </RouteLink>
    </p>
  )
}
