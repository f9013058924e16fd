import { z } from 'zod'
import { catalogueFilter, type CatalogueFilter, isFiltering } from '#app/catalogue/catalogue_filter'
import { type Fact, groupFacts } from '#app/catalogue/facts'
import { type FilterProps, filterProps } from '#app/catalogue/filter_props'
import { findProfiles, groupsMatching, type Profile } from '#app/catalogue/profile_queries'
import { familySchema, type groupSchema } from '#content/catalogue_schema'
import { findListedPages, type ListedPage, type PageList } from '#content/listed_pages'
import type { ImageProps, PageContext, WithLang } from '#content/page_context'
import { definePage } from '#content/pages/page_definition'
import { mergeReferences } from '#content/references'
import type { TrailStep } from '#content/trail'
import type { Locale } from '#shared/locales'

/** What stays with a family's page. */
export type FamilyData = z.output<typeof familySchema>

/** What stays with a group's page; its profiles have tables of their own. */
export type GroupData = Omit<z.output<typeof groupSchema>, 'section' | 'profiles'>

/** A product family as lists show it; its key is its route. */
export type Family = { key: string; icon: ImageProps } & Pick<
  FamilyData,
  'title' | 'text' | 'range' | 'fixing'
> &
  WithLang

/** A product group as lists show it. */
export type Group = {
  key: string
  title: string
  text: string
  image: ImageProps | null
  facts: Fact[]
} & WithLang

/** The facts by which the groups of a list are told apart. */
const LISTED_FACTS = ['floor_height', 'height_difference', 'visible_width', 'material', 'fixing']

/** All product families, in their order. */
export function findFamilies(locale: Locale): Promise<PageList<FamilyData>> {
  return findListedPages<FamilyData>(locale, (query) =>
    query
      .join('product_families', 'product_families.page_key', 'page_translations.page_key')
      .orderBy('product_families.position')
  )
}

export function toFamily({ key, data }: ListedPage<FamilyData>, context: PageContext): Family {
  const { title, text, range, fixing, lang } = data
  return {
    key,
    title,
    text,
    range,
    fixing,
    lang,
    icon: context.image(data.icon),
  }
}

/** Product groups that meet a filter, with their profiles. */
export async function findGroups(locale: Locale, filter: CatalogueFilter, familyKey?: string) {
  const groups = await findListedPages<GroupData>(locale, (query) => {
    const all = query
      .join('product_groups', 'product_groups.page_key', 'page_translations.page_key')
      .join('product_families', 'product_families.page_key', 'product_groups.family_key')
      .orderBy(['product_families.position', 'product_groups.position'])
    const inFamily = familyKey ? all.where('product_groups.family_key', familyKey) : all
    return isFiltering(filter)
      ? inFamily.whereIn('product_groups.page_key', groupsMatching(filter))
      : inFamily
  })
  return { ...groups, profiles: await findProfiles(groups.pages.map(({ key }) => key)) }
}

export function toGroup(
  { key, data }: ListedPage<GroupData>,
  profiles: readonly Profile[],
  context: PageContext
): Group {
  const own = profiles.filter((profile) => profile.group_key === key)
  return {
    key,
    title: data.title,
    text: data.text,
    image: data.image ? context.image(data.image) : null,
    facts: groupFacts(own, context.t, context.measures).filter(({ id }) =>
      LISTED_FACTS.includes(id)
    ),
    lang: data.lang,
  }
}

/** The first step of the way to a family or a group. */
export function allProducts({ t }: PageContext): TrailStep {
  return { route: 'product_families', title: t('global.catalogue.all_products') }
}

/** All families; with a filter, the groups of all families that meet it. */
export const productFamiliesIndex = definePage({
  texts: ['catalogue.ui.', 'records.ui.contact'],
  data: z.strictObject({}).default({}),
  query: catalogueFilter,
  async find({ locale, query }) {
    const families = await findFamilies(locale)
    const groups = isFiltering(query) ? await findGroups(locale, query) : undefined
    return {
      families,
      groups,
      references: mergeReferences([families.references, ...(groups ? [groups.references] : [])]),
    }
  },
  load: (_, context, { families, groups }, query) => ({
    families: families.pages.map((family) => toFamily(family, context)),
    filter: filterProps(query, context.t, context.measures) satisfies FilterProps,
    /** Null while nothing is filtered. */
    groups: groups ? groups.pages.map((group) => toGroup(group, groups.profiles, context)) : null,
  }),
})

/** One family and its groups. */
export const productFamiliesShow = definePage({
  texts: ['catalogue.ui.', 'records.ui.contact'],
  data: familySchema,
  store: (data, key) => ({
    data,
    rows: { product_families: [{ page_key: key, position: data.position }] },
  }),
  query: catalogueFilter,
  async find({ key, locale, query }) {
    return findGroups(locale, query, key)
  },
  load: (family: FamilyData & WithLang, context, found, query) => ({
    trail: [
      allProducts(context),
      { route: null, title: family.title, lang: family.lang?.title },
    ] satisfies TrailStep[],
    family: {
      title: family.title,
      range: family.range,
      fixing: family.fixing,
      icon: context.image(family.icon),
      lang: family.lang,
    },
    filter: filterProps(query, context.t, context.measures),
    groups: found.pages.map((group) => toGroup(group, found.profiles, context)),
  }),
})
