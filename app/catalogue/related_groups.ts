import type { GroupData } from '#catalogue/group_schema'
import { findAllGroups } from '#catalogue/groups'
import type { Profile } from '#catalogue/profile_queries'
import type { ListedPage } from '#content/pages/listed_pages'
import { whereOnline } from '#content/pages/page_queries'
import { parentKey } from '#content/pages/urls'
import { from } from '#database/query'
import type { Locale } from '#shared/locales'

/** The maximum number of related groups, and of candidates for them. */
const MAX_GROUPS = 4
const MAX_CANDIDATES = 24

/**
 * Finds groups of other families for the same interior: with the primary way of fixing of this
 * group, and in its colours. Each family contributes the group with the most shared colours;
 * families with the most shared colours come first.
 *
 * @param profiles the group's articles
 */
export async function findRelatedGroups(
  key: string,
  profiles: readonly Profile[],
  locale: Locale
): Promise<ListedPage<GroupData>[]> {
  const [first] = profiles
  const colours = [...new Set(profiles.flatMap((profile) => profile.colours))]
  if (!first || colours.length === 0) return []
  const alikeFixed = from('profile_facets')
    .where('facet', 'fixing')
    .whereIn('value', first.fixings.slice(0, 1))
    .select('article_number')
  const rows = await whereOnline(
    from('profile_facets')
      .join('profiles', 'profiles.article_number', 'profile_facets.article_number')
      .join('product_groups', 'product_groups.page_key', 'profiles.group_key')
      .join('product_families', 'product_families.page_key', 'product_groups.family_key')
      .join('pages', 'pages.key', 'product_groups.page_key')
  )
    .where('facet', 'colour')
    .whereIn('value', colours)
    .whereIn('profile_facets.article_number', alikeFixed)
    .where('product_groups.family_key', '<>', parentKey(key))
    .groupBy(
      'product_groups.page_key',
      'product_groups.family_key',
      'product_families.position',
      'product_groups.position'
    )
    .orderByRaw(
      'count(distinct profile_facets.value) desc, product_families.position, product_groups.position'
    )
    .limit(MAX_CANDIDATES)
    .select('product_groups.page_key', 'product_groups.family_key')
  const best = rows.filter(
    ({ family_key }, index) => rows.findIndex((row) => row.family_key === family_key) === index
  )
  const { pages } = await findAllGroups(locale)
  return best
    .flatMap(({ page_key }) => pages.find((page) => page.key === page_key) ?? [])
    .slice(0, MAX_GROUPS)
}
