import type { Profile } from '#catalogue/profile_queries'
import { ACCESSORIES, type AccessoryKind, type Material, type Unit } from '#catalogue/vocabulary'
import { createContentCache } from '#content/pages/content_version'
import { from } from '#database/query'
import { type Json, parseJson } from '#database/stored_values'

/** An accessory of profiles; sizes in millimetres, lengths in centimetres. */
export type Accessory = {
  article_number: string
  kind: AccessoryKind
  unit: Unit
  /** How many units come in a pack. */
  pack: number
  material: Material | null
  sizes: number[]
  /** Only of bars. */
  lengths: number[]
  /** Ids. */
  colours: string[]
  /** The id of a strip insert of its group. */
  insert_id: string | null
  fits: Fit[]
}

/** A product group that an accessory fits; without articles all of the group. */
type Fit = { group: string; articles?: string[] }

declare module '#database/tables' {
  interface ColumnTypes {
    'accessories.kind': AccessoryKind
    'accessories.unit': Unit
    'accessories.material': Material
    'accessories.sizes': Json<number[]>
    'accessories.lengths': Json<number[]>
    'accessories.colours': Json<string[]>
    'accessories.fits': Json<Fit[]>
  }
}

const COLUMNS = [
  'article_number',
  'kind',
  'unit',
  'pack',
  'material',
  'sizes',
  'lengths',
  'colours',
  'insert_id',
  'fits',
] as const

const accessories = createContentCache<Accessory[]>(1)

/** Returns all accessories by kind and number; cached until content changes. */
export function findAccessories(): Promise<Accessory[]> {
  return accessories.get('all', readAccessories)
}

/** Returns the accessories of a product group, by kind and number. */
export async function findAccessoriesOf(groupKey: string): Promise<Accessory[]> {
  return accessoriesOf(groupKey, await findAccessories())
}

/** Filters the accessories that fit a product group. */
export function accessoriesOf(groupKey: string, all: readonly Accessory[]): Accessory[] {
  return all.filter(({ fits }) => fits.some(({ group }) => group === groupKey))
}

/** Returns the numbers of the profiles that an accessory fits. */
export function articlesThatFit(
  { fits }: Pick<Accessory, 'fits'>,
  profiles: readonly Pick<Profile, 'article_number' | 'group_key'>[]
): string[] {
  return profiles
    .filter(({ article_number, group_key }) =>
      fits.some(
        ({ group, articles }) =>
          group === group_key && (articles === undefined || articles.includes(article_number))
      )
    )
    .map(({ article_number }) => article_number)
}

async function readAccessories(): Promise<Accessory[]> {
  const rows = await from('accessories').orderBy('article_number').select(COLUMNS)
  return rows
    .map((row) => ({
      ...row,
      sizes: parseJson(row.sizes),
      lengths: parseJson(row.lengths),
      colours: parseJson(row.colours),
      fits: parseJson(row.fits),
    }))
    .toSorted((one, other) => ACCESSORIES.indexOf(one.kind) - ACCESSORIES.indexOf(other.kind))
}
