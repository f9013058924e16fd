import { articleAnchor, swatchAnchor } from '#shared/anchors'
import { ROUTES } from '#shared/routes'
import { MaterialListLink } from '~/catalogue/MaterialListLink'
import { useSampleLink } from '~/catalogue/useSampleLink'
import { useRoute } from '~/context/useRoute'
import { useText } from '~/context/useText'
import { RouteLink } from '~/ui/RouteLink'

/** The link targets of a colour or decor. */
export type SwatchTargets = {
  /** On a group's page: the articles that come in it. */
  articles?: readonly string[]
  /** On the page of all colours or decors: the number of groups that have it. */
  groups?: number
}

/**
 * The links of a colour or decor. On a group's page: to the articles that come in it, and to
 * request a sample of each. On the page of all colours or decors: to the product groups that have
 * it, and to add it to the material list as a hand sample.
 */
export function SwatchLinks(
  props: SwatchTargets & {
    kind: 'colour' | 'decor'
    swatch: { id: string; title: string }
    /** The key of the page's group. */
    group?: string
  }
) {
  const { kind, swatch, group, articles = [], groups = 0 } = props
  return (
    <>
      {group && articles.length > 0 && (
        <ArticleLinks kind={kind} swatch={swatch} group={group} articles={articles} />
      )}
      {groups > 0 && <GroupsLink kind={kind} swatch={swatch} groups={groups} />}
      {!group && (
        <p className="text-sm">
          <MaterialListLink
            add={`sample*s${swatchAnchor(kind, swatch.id)}`}
            name={swatch.title}
            label="catalogue.ui.hand_sample"
          />
        </p>
      )}
    </>
  )
}

function ArticleLinks(props: {
  kind: 'colour' | 'decor'
  swatch: { id: string; title: string }
  group: string
  articles: readonly string[]
}) {
  const { kind, swatch, group, articles } = props
  const t = useText()
  const sampleLink = useSampleLink()
  return (
    <div className="mt-1 text-sm tabular-nums">
      <p className="flex flex-wrap gap-x-2">
        <span className="py-1 text-steel">{t('catalogue.ui.articles')}</span>
        {articles.map((article) => (
          <a key={article} href={`#${articleAnchor(article)}`} className="text-link py-1">
            {article}
          </a>
        ))}
      </p>
      <p className="flex flex-wrap gap-x-2 print:hidden">
        <span className="py-1 text-steel">{t('catalogue.ui.sample')}</span>
        {articles.map((article) => (
          <RouteLink
            key={article}
            to={sampleLink({ group, article, [kind]: swatch.id })}
            className="text-link py-1"
          >
            <span className="sr-only">{`${t('catalogue.ui.sample')} `}</span>
            <span>{article}</span>
            <span className="sr-only">{` ${swatch.title}`}</span>
          </RouteLink>
        ))}
      </p>
    </div>
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
