import { type CatalogueFilter, FACETS, SIZES } from '#catalogue/catalogue_filter'
import type { ProfileRecord } from '#catalogue/group_schema'
import { whereOnline } from '#content/pages/page_queries'
import { from, type Subquery } from '#database/query'
import { type Json, parseJson } from '#database/stored_values'
import type { Row } from '#database/tables'
import type { CrossSection } from '#drawings/cross_section'
import type { MillimetreRange } from '#texts/measures'

/** An article of the catalogue; sizes in millimetres, lengths in centimetres. */
export type Profile = Omit<ProfileRecord, 'floor_height' | 'height_difference' | 'section'> & {
  group_key: string
  floor_height: MillimetreRange | null
  height_difference: MillimetreRange | null
}

export type DrawnProfile = Profile & { crossSection: CrossSection }

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
    'profiles.material': Profile['material']
    'profiles.lengths': Json<number[]>
    'profiles.finishes': Json<Profile['finishes']>
    'profiles.fixings': Json<Profile['fixings']>
    'profiles.standards': Json<string[]>
    'profiles.colours': Json<string[]>
    'profiles.decors': Json<string[]>
    'profiles.cross_section': Json<CrossSection>
  }
}

/** Finds the profiles of product groups, in the order of the groups' files. */
export async function findProfiles(groupKeys: readonly string[]): Promise<Profile[]> {
  if (groupKeys.length === 0) return []
  const rows = await from('profiles')
    .whereIn('group_key', groupKeys)
    .orderBy(['group_key', 'position'])
    .select(...COLUMNS)
  return rows.map(toProfile)
}

/** Finds the profiles of product groups with their cross-sections, in the same order. */
export async function findProfilesWithCrossSections(
  groupKeys: readonly string[]
): Promise<DrawnProfile[]> {
  if (groupKeys.length === 0) return []
  const rows = await from('profiles')
    .whereIn('group_key', groupKeys)
    .orderBy(['group_key', 'position'])
    .select(...COLUMNS, 'cross_section')
  /** Most articles of a group have equal drawings, which share one object. */
  const drawn = new Map<string, CrossSection>()
  return rows.map((row) => {
    const crossSection = drawn.get(row.cross_section) ?? parseJson(row.cross_section)
    drawn.set(row.cross_section, crossSection)
    return { ...toProfile(row), crossSection }
  })
}

/** Finds the keys of the groups of articles, by article number. Unknown articles are omitted. */
export async function findGroupsOfArticles(
  articleNumbers: readonly string[]
): Promise<ReadonlyMap<string, string>> {
  if (articleNumbers.length === 0) return new Map()
  const rows = await from('profiles')
    .whereIn('article_number', articleNumbers)
    .select('article_number', 'group_key')
  return new Map(rows.map(({ article_number, group_key }) => [article_number, group_key]))
}

/** Finds the cross-sections of a product group that is published in any language, in its order. */
export async function findCrossSections(
  groupKey: string
): Promise<Pick<DrawnProfile, 'article_number' | 'crossSection' | 'material' | 'colours'>[]> {
  const rows = await whereOnline(from('profiles').join('pages', 'pages.key', 'profiles.group_key'))
    .where('profiles.group_key', groupKey)
    .orderBy('profiles.position')
    .select(
      'profiles.article_number',
      'profiles.cross_section',
      'profiles.material',
      'profiles.colours'
    )
  return rows.map(({ article_number, cross_section, material, colours }) => ({
    article_number,
    crossSection: parseJson(cross_section),
    material,
    colours: parseJson(colours),
  }))
}

/** The columns of each size in the filter, without the suffixes `_min` and `_max`. */
const SIZE_COLUMNS = { height: 'floor_height', difference: 'height_difference' } as const

/** The range of each size over all profiles; undefined if none has such a size. */
export type SizeBounds = Record<(typeof SIZES)[number], MillimetreRange | undefined>

/** Queries the profiles of published product groups. */
function onlineProfiles() {
  return whereOnline(
    from('profiles')
      .join('product_groups', 'product_groups.page_key', 'profiles.group_key')
      .join('pages', 'pages.key', 'profiles.group_key')
  )
}

/** Returns the sizes for which the filter has results, in the whole catalogue or in one family. */
export async function findSizeBounds(familyKey?: string): Promise<SizeBounds> {
  const all = onlineProfiles()
  const rows = await (familyKey ? all.where('product_groups.family_key', familyKey) : all).select(
    'floor_height_min',
    'floor_height_max',
    'height_difference_min',
    'height_difference_max'
  )
  return {
    height: spanOf(rows.map((row) => toRange(row.floor_height_min, row.floor_height_max))),
    difference: spanOf(
      rows.map((row) => toRange(row.height_difference_min, row.height_difference_max))
    ),
  }
}

/** Returns the range of the floor heights of each family, by its key. */
export async function findFloorHeights(): Promise<Map<string, MillimetreRange>> {
  const rows = await onlineProfiles().select('family_key', 'floor_height_min', 'floor_height_max')
  const families = Map.groupBy(rows, ({ family_key }) => family_key)
  return new Map(
    [...families].flatMap(([key, profiles]) => {
      const span = spanOf(
        profiles.map((row) => toRange(row.floor_height_min, row.floor_height_max))
      )
      return span ? [[key, span]] : []
    })
  )
}

/** Counts the product groups with profiles in each colour or decor, by id. */
export async function countGroupsBy(facet: 'colour' | 'decor'): Promise<Map<string, number>> {
  const rows = await whereOnline(
    from('profile_facets')
      .join('profiles', 'profiles.article_number', 'profile_facets.article_number')
      .join('pages', 'pages.key', 'profiles.group_key')
  )
    .where('profile_facets.facet', facet)
    .distinct('profile_facets.value', 'profiles.group_key')
  const groups = Map.groupBy(rows, ({ value }) => value)
  return new Map([...groups].map(([id, found]) => [id, found.length]))
}

/** Returns a subquery for the keys of the groups with a profile that matches the whole filter. */
export function groupsMatching(filter: CatalogueFilter): Subquery<string> {
  let query = from('profiles').distinct('group_key')
  for (const name of SIZES) {
    const millimetres = filter[name]?.millimetres
    if (millimetres === undefined) continue
    const column = SIZE_COLUMNS[name]
    query = query.whereRaw(`? between ${column}_min and ${column}_max`, [millimetres])
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

/** Returns the range that spans several ranges; undefined if there are none. */
export function spanOf(ranges: readonly (MillimetreRange | null)[]): MillimetreRange | undefined {
  const known = ranges.filter((range) => range !== null)
  if (known.length === 0) return undefined
  return {
    min: Math.min(...known.map(({ min }) => min)),
    max: Math.max(...known.map(({ max }) => max)),
  }
}
