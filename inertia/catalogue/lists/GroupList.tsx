import type { Group } from '#catalogue/groups'
import { ComparisonLink } from '~/catalogue/lists/ComparisonLink'
import { langOf } from '~/context/langOf'
import { useRouteUrl } from '~/context/useRouteUrl'
import { useText } from '~/context/useText'
import { Picture } from '~/media/Picture'
import { CoverLink } from '~/ui/CoverLink'
import { RouteLink } from '~/ui/RouteLink'

/**
 * A list of product groups with the facts that distinguish them. In a list that is filtered by a
 * colour or decor, links lead to the groups with it chosen, and to the articles that have it.
 */
export function GroupList({ groups, level: Heading = 'h3' }: GroupListProps) {
  return (
    <ul className="border-b border-hairline">
      {groups.map((group) => (
        <li
          key={group.key}
          className="relative grid gap-x-8 gap-y-2 border-t border-hairline py-3 transition-colors hover:bg-sand lg:grid-cols-12 lg:py-8"
        >
          <div className="flex flex-wrap gap-4 lg:col-span-8">
            {group.image && (
              <Picture
                image={group.image}
                title={group.title}
                sizes="(width >= 64rem) 18rem, 6rem"
                className="aspect-[3/2] w-24 shrink-0 self-start object-cover lg:w-72"
              />
            )}
            <div className="min-w-0 flex-1 basis-48">
              <Heading className="text-h3" lang={langOf(group, 'title')}>
                <CoverLink
                  route={group.key}
                  choice={group.chosen?.choice}
                  className="hover:text-red"
                >
                  {group.title}
                </CoverLink>
              </Heading>
              <p className="measure mt-1 text-sm max-sm:hidden" lang={langOf(group, 'text')}>
                {group.text}
              </p>
              {group.chosen?.articles && (
                <ChosenArticles group={group} articles={group.chosen.articles} />
              )}
            </div>
          </div>
          <div className="lg:col-span-4">
            <dl className="grid grid-cols-2 gap-x-4 gap-y-1">
              {group.facts.map((fact) => (
                <div key={fact.id}>
                  <dt className="text-xs text-steel">{fact.label}</dt>
                  <dd className="text-sm font-medium first-letter:uppercase">{fact.text}</dd>
                </div>
              ))}
            </dl>
            <ComparisonLink group={group} />
          </div>
        </li>
      ))}
    </ul>
  )
}

type GroupListProps = { groups: readonly Group[]; level?: 'h3' | 'h4' }

/** The articles of a group that have the colour or decor. */
function ChosenArticles({ group, articles }: { group: Group; articles: Record<string, string> }) {
  const t = useText()
  const urlOf = useRouteUrl()
  return (
    <p className="relative mt-2 flex w-fit flex-wrap gap-x-2 text-sm">
      <span className="py-1 text-steel">{t('catalogue.ui.articles')}</span>
      {Object.entries(articles).map(([article, choice]) => (
        <RouteLink key={article} to={urlOf(group.key, choice)} className="text-link py-1">
          {article}
        </RouteLink>
      ))}
    </p>
  )
}
