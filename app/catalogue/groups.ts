import { type CatalogueFilter, isFiltering } from '#catalogue/catalogue_filter'
import { type Fact, shownFacts } from '#catalogue/facts'
import type { GroupData } from '#catalogue/group_schema'
import { findProfiles, groupsMatching, type Profile } from '#catalogue/profile_queries'
import { createContentCache } from '#content/pages/content_version'
import type { PageContext } from '#content/pages/context'
import {
  findListedPages,
  type ListedPage,
  type PageList,
  type PageQuery,
} from '#content/pages/listed_pages'
import type { WithLang } from '#content/schema/with_lang'
import type { Subquery } from '#database/query'
import { type Thumbnail, toThumbnail } from '#media/pictures/thumbnail'
import { articleAnchor, CHOICE_ANCHOR, swatchAnchor } from '#shared/anchors'
import { withChoice } from '#shared/article_choice'
import { LOCALES, type Locale } from '#shared/locales'
import { setInLines } from '#texts/plain_text'

/** A product group in a list. */
export type Group = {
  key: string
  title: string
  text: string
  image: Thumbnail | null
  facts: Fact[]
  /** Links to the group's page with what the list is filtered by, if that can be chosen there. */
  chosen?: Chosen
} & WithLang

/**
 * Queries and anchors to append to the group's address: with what the list is filtered by chosen,
 * and, by article number, with each article that has the colour or decor.
 */
type Chosen = { choice: string; articles?: Record<string, string> }

const LISTED_FACTS = [
  'floor_height',
  'floor_height_low',
  'height_difference',
  'visible_width',
  'material',
  'fixing',
]

const groupLists = createContentCache<PageList<GroupData>>(LOCALES.length)

/** Returns all product groups, ordered by family; cached until content changes. */
export function findAllGroups(locale: Locale): Promise<PageList<GroupData>> {
  return groupLists.get(locale, () => findListedPages('ProductFamilies/ShowGroup', locale, inOrder))
}

/** Finds the product groups that match a filter, with their profiles. */
export async function findGroups(locale: Locale, filter: CatalogueFilter, familyKey?: string) {
  const groups = await findListedPages('ProductFamilies/ShowGroup', locale, (query) => {
    const all = inOrder(query)
    const inFamily = familyKey ? all.where('product_groups.family_key', familyKey) : all
    return isFiltering(filter)
      ? inFamily.whereIn('product_groups.page_key', groupsMatching(filter))
      : inFamily
  })
  return { ...groups, profiles: await findProfiles(groups.pages.map(({ key }) => key)) }
}

export function findGroupsByKey(
  locale: Locale,
  keys: readonly string[] | Subquery<string>
): Promise<PageList<GroupData>> {
  return findListedPages('ProductFamilies/ShowGroup', locale, (query) =>
    query
      .join('product_groups', 'product_groups.page_key', 'page_translations.page_key')
      .whereIn('page_translations.page_key', keys)
  )
}

function inOrder(query: PageQuery) {
  return query
    .join('product_groups', 'product_groups.page_key', 'page_translations.page_key')
    .join('product_families', 'product_families.page_key', 'product_groups.family_key')
    .orderBy(['product_families.position', 'product_groups.position'])
}

export function toGroup(
  { key, data }: ListedPage<GroupData>,
  profiles: readonly Profile[],
  filter: CatalogueFilter,
  context: PageContext
): Group {
  const own = profiles.filter((profile) => profile.group_key === key)
  return {
    key,
    title: setInLines(data.title),
    text: data.text,
    image: data.image ? toThumbnail(context.image(data.image), 'alt') : null,
    facts: shownFacts(own, context).filter(({ id }) => LISTED_FACTS.includes(id)),
    chosen: toChosen(own, filter),
    lang: data.lang,
  }
}

function toChosen(profiles: readonly Profile[], filter: CatalogueFilter): Chosen | undefined {
  const { colour, decor, fixing, height } = filter
  const anchor = colour ? swatchAnchor('colour', colour) : decor && swatchAnchor('decor', decor)
  const query = withChoice('', {
    h: height?.millimetres === undefined ? '' : height.text,
    colour: colour ?? anchor,
    fixing,
  })
  if (query === '') return undefined
  if (!anchor) return { choice: `?${query}#${CHOICE_ANCHOR}` }
  const fitting = profiles.filter(
    ({ colours, decors }) =>
      (!colour || colours.includes(colour)) && (!decor || decors.includes(decor))
  )
  return {
    choice: `?${query}#${anchor}`,
    articles: Object.fromEntries(
      fitting.map(({ article_number: number }) => [
        number,
        `?${withChoice(query, { article: number })}#${articleAnchor(number)}`,
      ])
    ),
  }
}
