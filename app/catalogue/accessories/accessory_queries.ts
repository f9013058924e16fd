import type { AccessoryRecord } from '#catalogue/accessories/accessory_records'
import type { Profile } from '#catalogue/profile_queries'
import { ACCESSORIES } from '#catalogue/vocabulary'
import { createContentCache } from '#content/pages/content_version'
import { from } from '#database/query'
import { type Json, parseJson } from '#database/stored_values'

/** An accessory of profiles; sizes in millimetres, lengths in centimetres. */
export type Accessory = Omit<AccessoryRecord, 'material' | 'insert'> & {
  material: NonNullable<AccessoryRecord['material']> | null
  /** The id of a strip insert of its group. */
  insert_id: string | null
}

declare module '#database/tables' {
  interface ColumnTypes {
    'accessories.kind': Accessory['kind']
    'accessories.unit': Accessory['unit']
    'accessories.material': NonNullable<Accessory['material']>
    'accessories.sizes': Json<number[]>
    'accessories.lengths': Json<number[]>
    'accessories.colours': Json<string[]>
    'accessories.fits': Json<Accessory['fits']>
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
  const rows = await from('accessories')
    .orderBy('article_number')
    .select(...COLUMNS)
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
