import type { GroupRecord } from '#catalogue/group_schema'
import { type ContentTable, contentTable, type RowsByTable } from '#content/schema/tables'
import { toJson } from '#database/stored_values'

/** The tables of product groups, ordered by foreign keys. */
export const GROUP_TABLES: readonly ContentTable[] = [
  contentTable('product_groups', ['page_key'], { keepRow: true }),
  contentTable('profiles', ['article_number'], { keepRow: true }),
  contentTable('profile_facets', ['article_number', 'facet', 'value']),
]

/** Returns the rows of a product group, its profiles and their facets. */
export function groupRows(
  key: string,
  familyKey: string,
  { position, applications, section, profiles }: GroupRecord
): RowsByTable {
  return {
    product_groups: [{ page_key: key, family_key: familyKey, position }],
    profiles: profiles.map((profile, index) => ({
      article_number: profile.article_number,
      group_key: key,
      position: index,
      floor_height_min: profile.floor_height?.min ?? null,
      floor_height_max: profile.floor_height?.max ?? null,
      height_difference_min: profile.height_difference?.min ?? null,
      height_difference_max: profile.height_difference?.max ?? null,
      visible_width: profile.visible_width,
      material: profile.material,
      lengths: toJson(profile.lengths),
      finishes: toJson(profile.finishes),
      fixings: toJson(profile.fixings),
      standards: toJson(profile.standards),
      colours: toJson(profile.colours),
      decors: toJson(profile.decors),
      cross_section: toJson(profile.section ?? section),
    })),
    profile_facets: profiles.flatMap(({ article_number, material, finishes, fixings, ...own }) => {
      const facets = {
        application: applications,
        material: [material],
        surface: finishes,
        fixing: fixings,
        colour: own.colours,
        decor: own.decors,
      }
      return Object.entries(facets).flatMap(([facet, values]) =>
        values.map((value) => ({ article_number, facet, value }))
      )
    }),
  }
}
