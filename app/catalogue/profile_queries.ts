import { type CatalogueFilter, FACETS } from '#catalogue/catalogue_filter'
import type { CrossSection } from '#catalogue/cross_section'
import type { Finish, Fixing, Material } from '#catalogue/vocabulary'
import { from, type Subquery } from '#database/query'
import { type Json, parseJson } from '#database/stored_values'
import type { Row } from '#database/tables'
import type { MillimetreRange } from '#texts/measures'

/** An article of the catalogue; sizes in millimetres, lengths in centimetres. */
export type Profile = {
  article_number: string
  group_key: string
  floor_height: MillimetreRange | null
  height_difference: MillimetreRange | null
  visible_width: number
  lengths: number[]
  material: Material
  finishes: Finish[]
  fixings: Fixing[]
  standards: string[]
  /** Ids. */
  colours: string[]
  decors: string[]
}

const COLUMNS = [
  'article_number',
  'group_key',
  'floor_height_min',
  'floor_height_max',
  'height_difference_min',
  'height_difference_max',
  'visible_width',
  'lengths',
  'material',
  'finishes',
  'fixings',
  'standards',
  'colours',
  'decors',
] as const

declare module '#database/tables' {
  interface ColumnTypes {
    'profiles.material': Material
    'profiles.lengths': Json<number[]>
    'profiles.finishes': Json<Finish[]>
    'profiles.fixings': Json<Fixing[]>
    'profiles.standards': Json<string[]>
    'profiles.colours': Json<string[]>
    'profiles.decors': Json<string[]>
    'profiles.cross_section': Json<CrossSection>
  }
}

/** The profiles of product groups, in the order of their groups' files. */
export async function findProfiles(groupKeys: readonly string[]): Promise<Profile[]> {
  if (groupKeys.length === 0) return []
  const rows = await from('profiles')
    .whereIn('group_key', groupKeys)
    .orderBy(['group_key', 'position'])
    .select(COLUMNS)
  return rows.map(toProfile)
}

/** The profiles of one product group, each with its cross-section. */
export async function findProfilesWithCrossSections(
  groupKey: string
): Promise<(Profile & { section: CrossSection })[]> {
  const rows = await from('profiles')
    .where('group_key', groupKey)
    .orderBy('position')
    .select([...COLUMNS, 'cross_section'])
  return rows.map((row) => ({ ...toProfile(row), section: parseJson(row.cross_section) }))
}

/** The keys of the groups in which at least one profile meets the whole filter; a subquery. */
export function groupsMatching(filter: CatalogueFilter): Subquery<string> {
  let query = from('profiles').distinct('group_key')
  const { height } = filter
  if (height !== undefined) {
    query = query.whereRaw(
      '(? between floor_height_min and floor_height_max' +
        ' or ? between height_difference_min and height_difference_max)',
      [height, height]
    )
  }
  for (const facet of FACETS) {
    const value = filter[facet]
    if (!value) continue
    const articles = from('profile_facets').where({ facet, value }).select('article_number')
    query = query.whereIn('article_number', articles)
  }
  return query
}

function toProfile(row: Pick<Row<'profiles'>, (typeof COLUMNS)[number]>): Profile {
  return {
    article_number: row.article_number,
    group_key: row.group_key,
    floor_height: toRange(row.floor_height_min, row.floor_height_max),
    height_difference: toRange(row.height_difference_min, row.height_difference_max),
    visible_width: row.visible_width,
    lengths: parseJson(row.lengths),
    material: row.material,
    finishes: parseJson(row.finishes),
    fixings: parseJson(row.fixings),
    standards: parseJson(row.standards),
    colours: parseJson(row.colours),
    decors: parseJson(row.decors),
  }
}

function toRange(min: number | null, max: number | null): MillimetreRange | null {
  return min === null || max === null ? null : { min, max }
}
