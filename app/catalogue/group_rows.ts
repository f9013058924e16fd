import type { GroupRecord } from '#catalogue/group_schema'
import type { ContentTable, RowsByTable } from '#content/schema/tables'

/** The tables of product groups, in the order of their foreign keys. */
export const GROUP_TABLES: readonly ContentTable[] = [
  { name: 'product_groups', key: ['page_key'], keepRow: true },
  { name: 'profiles', key: ['article_number'], keepRow: true },
  { name: 'profile_facets', key: ['article_number', 'facet', 'value'] },
]

/** A product group with its profiles, and the words they are found by. */
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
      lengths: JSON.stringify(profile.lengths),
      finishes: JSON.stringify(profile.finishes),
      fixings: JSON.stringify(profile.fixings),
      standards: JSON.stringify(profile.standards),
      colours: JSON.stringify(profile.colours),
      decors: JSON.stringify(profile.decors),
      cross_section: JSON.stringify(profile.section ?? section),
    })),
    profile_facets: profiles.flatMap(({ article_number, material, finishes, fixings }) => {
      const facets = {
        application: applications,
        material: [material],
        surface: finishes,
        fixing: fixings,
      }
      return Object.entries(facets).flatMap(([facet, values]) =>
        values.map((value) => ({ article_number, facet, value }))
      )
    }),
  }
}
