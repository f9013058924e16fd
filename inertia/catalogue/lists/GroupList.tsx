import type { Group } from '#catalogue/groups'
import { ComparisonLink } from '~/catalogue/ComparisonLink'
import { EntryText } from '~/content/EntryText'
import { useRouteUrl } from '~/context/useRouteUrl'
import { useText } from '~/context/useText'
import { Picture } from '~/media/Picture'
import { RouteLink } from '~/ui/RouteLink'

/**
 * A list of product groups with the facts that distinguish them. In a list that is filtered by a
 * colour or decor, links lead to the groups with it chosen, and to the articles that have it.
 */
export function GroupList({ groups, level }: { groups: readonly Group[]; level?: 'h3' | 'h4' }) {
  return (
    <ul className="border-b border-hairline">
      {groups.map((group) => (
        <li
          key={group.key}
          className="relative grid gap-x-8 gap-y-5 border-t border-hairline py-8 transition-colors hover:bg-sand lg:grid-cols-12"
        >
          {group.image && (
            <Picture
              image={group.image}
              title={group.title}
              sizes="(width >= 64rem) 25vw, 92vw"
              className="aspect-[3/2] w-full object-cover lg:col-span-3"
            />
          )}
          <div className={group.image ? 'lg:col-span-5' : 'lg:col-span-8'}>
            <EntryText entry={group} level={level} choice={group.chosen?.choice} />
            {group.chosen && <ChosenArticles group={group} articles={group.chosen.articles} />}
            <ComparisonLink group={group} />
          </div>
          <dl className="grid content-start gap-x-6 gap-y-3 sm:grid-cols-words lg:col-span-4">
            {group.facts.map((fact) => (
              <div key={fact.id}>
                <dt className="text-sm text-steel">{fact.label}</dt>
                <dd className="font-medium tabular-nums first-letter:uppercase">{fact.text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** The articles of a group that have the colour or decor. */
function ChosenArticles({ group, articles }: { group: Group; articles: Record<string, string> }) {
  const t = useText()
  const target = useRouteUrl()(group.key)
  return (
    <p className="relative mt-2 flex w-fit flex-wrap gap-x-2 text-sm tabular-nums">
      <span className="py-1 text-steel">{t('catalogue.ui.articles')}</span>
      {Object.entries(articles).map(([article, choice]) => (
        <RouteLink
          key={article}
          to={target && { ...target, href: target.href + choice }}
          className="text-link py-1"
        >
          {article}
        </RouteLink>
      ))}
    </p>
  )
}
