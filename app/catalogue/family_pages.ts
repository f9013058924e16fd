import { z } from 'zod'
import { catalogueFilter, isFiltering, knownFilter } from '#catalogue/catalogue_filter'
import { catalogueContent } from '#catalogue/catalogue_queries'
import { allProducts, findFamilies, toFamily } from '#catalogue/families'
import { type FamilyData, familySchema } from '#catalogue/family_schema'
import { type FilterProps, filterProps } from '#catalogue/filter_props'
import { findGroups, toGroup } from '#catalogue/groups'
import { findFloorHeights, findSizeBounds } from '#catalogue/profile_queries'
import { emptyListTexts, FILTER_TEXTS } from '#content/pages/choices'
import { definePage } from '#content/pages/define_page'
import type { TrailStep } from '#content/pages/metadata/trail'
import { mergeLookups } from '#content/schema/lookups'
import { contentTable } from '#content/schema/tables'
import type { WithLang } from '#content/schema/with_lang'
import { toThumbnail } from '#media/pictures/thumbnail'
import { ROUTES } from '#shared/routes'

/** The interface texts of group lists and their filter form. */
const LIST_TEXTS = [
  ...FILTER_TEXTS,
  'adviser.ui.find',
  'catalogue.ui.articles',
  'catalogue.ui.compare',
  'catalogue.ui.groups',
  'records.ui.contact',
] as const

/** The page of all families; with a filter, it lists the matching groups of all families. */
export const productFamiliesIndex = definePage({
  texts: [...LIST_TEXTS, 'global.catalogue.families'],
  routes: [ROUTES.products, ROUTES.adviser, ROUTES.compare, ROUTES.contact],
  data: z.strictObject({}).default({}),
  parameters: catalogueFilter,
  async query({ locale, parameters }) {
    const content = await catalogueContent(locale)
    const filter = knownFilter(parameters, content)
    const families = await findFamilies(locale)
    const groups = isFiltering(filter) ? await findGroups(locale, filter) : undefined
    return {
      content,
      filter,
      bounds: await findSizeBounds(),
      heights: await findFloorHeights(),
      families,
      groups,
      lookups: mergeLookups([families.lookups, groups?.lookups ?? {}]),
    }
  },
  toProps: (_, context, { content, filter, bounds, heights, families, groups }) => ({
    families: families.pages.map((family) => ({
      ...toFamily(family, context),
      /** Absent if its profiles do not depend on the floor's height. */
      heights: heights.get(family.key),
      image: family.data.image ? toThumbnail(context.image(family.data.image), 'alt') : null,
    })),
    filter: filterProps(filter, bounds, content, context.t, context.measures) satisfies FilterProps,
    /** Null unless a filter is set. */
    groups: groups
      ? groups.pages.map((group) => toGroup(group, groups.profiles, filter, context))
      : null,
    none: groups ? emptyListTexts(groups.pages, context.t) : undefined,
  }),
  structuredData: ({ families, groups }, jsonLd) => jsonLd.list(groups ?? families),
})

export const productFamiliesShow = definePage({
  texts: LIST_TEXTS,
  routes: [ROUTES.products, ROUTES.adviser, ROUTES.compare, ROUTES.contact],
  data: familySchema,
  tables: [contentTable('product_families', ['page_key'], { keepRow: true })],
  store: (data, key) => ({
    data,
    rows: { product_families: [{ page_key: key, position: data.position }] },
  }),
  parameters: catalogueFilter,
  async query({ key, locale, parameters }) {
    const content = await catalogueContent(locale)
    const filter = knownFilter(parameters, content)
    return {
      content,
      filter,
      bounds: await findSizeBounds(key),
      ...(await findGroups(locale, filter, key)),
    }
  },
  toProps: (family: FamilyData & WithLang, context, found) => ({
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
    filter: filterProps(found.filter, found.bounds, found.content, context.t, context.measures),
    groups: found.pages.map((group) => toGroup(group, found.profiles, found.filter, context)),
    none: emptyListTexts(found.pages, context.t),
  }),
  structuredData: ({ groups }, jsonLd) => jsonLd.list(groups),
})
