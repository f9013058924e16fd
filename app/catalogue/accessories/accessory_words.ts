import { type Accessory, articlesThatFit } from '#catalogue/accessories/accessory_queries'
import type { Palette } from '#catalogue/articles'
import type { Insert } from '#catalogue/group_schema'
import type { Profile } from '#catalogue/profile_queries'
import type { Translate } from '#shared/messages'
import type { Measures } from '#texts/measures'

type AccessoryRow = {
  article_number: string
  name: string
  /** The numbers of the group's articles that it fits. */
  fits: string[]
  /** The order numbers of its colours. */
  colours: string[]
  /** The content of a pack; the lengths of a bar. */
  pack: string
}

/** The table of a group's accessories: its title and the labels of its columns. */
export type AccessoryTable = {
  title: string
  labels: Record<'article_number' | 'fits' | 'colours' | 'pack', string>
  rows: AccessoryRow[]
}

/** Returns the table of the accessories of a group; undefined if it has none. */
export function toAccessoryTable(
  accessories: readonly Accessory[],
  {
    profiles,
    inserts,
    colours,
  }: {
    profiles: readonly Pick<Profile, 'article_number' | 'group_key'>[]
    inserts: readonly Pick<Insert, 'id' | 'title'>[]
    colours: Palette['colours']
  },
  t: Translate,
  measures: Measures
): AccessoryTable | undefined {
  if (accessories.length === 0) return undefined
  return {
    title: t('catalogue.ui.accessories'),
    labels: {
      article_number: t('catalogue.ui.article_number'),
      fits: t('catalogue.ui.fits'),
      colours: t('catalogue.ui.colours'),
      pack: t('catalogue.ui.pack'),
    },
    rows: accessories.map((accessory) => ({
      article_number: accessory.article_number,
      name: accessoryName(accessory, inserts, t, measures),
      fits: articlesThatFit(accessory, profiles),
      colours: accessory.colours.flatMap((id) => colours.get(id)?.code ?? []),
      pack: packOf(accessory, t, measures),
    })),
  }
}

/** Returns the name of an accessory: "Schrauben, 3,5 × 30 mm, Edelstahl". */
export function accessoryName(
  { kind, sizes, material, insert_id }: Accessory,
  inserts: readonly Pick<Insert, 'id' | 'title'>[],
  t: Translate,
  measures: Measures
): string {
  const [last, ...more] = sizes.toReversed()
  const insert = inserts.find(({ id }) => id === insert_id)
  return [
    t(`catalogue.accessory.${kind}`),
    insert?.title,
    last !== undefined &&
      [...more.toReversed().map((size) => measures.number(size)), measures.millimetres(last)].join(
        ' × '
      ),
    material && t(`catalogue.material.${material}`),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Returns the content of a pack, such as "8 Stück", or the lengths of a bar. */
export function packOf(
  { unit, pack, lengths }: Accessory,
  t: Translate,
  measures: Measures
): string {
  return unit === 'bar'
    ? measures.centimetres(lengths)
    : t(`catalogue.unit.${unit}`, { count: pack })
}
