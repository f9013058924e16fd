import { swatchAnchor } from '#shared/anchors'
import { type ChoosableArticle, swatchName } from '#shared/article_choice'
import type { PageProps } from '#start/pages'

type Props = PageProps<'ProductFamilies/ShowGroup'>

/** A colour or decor that can be chosen; a foil and its decor are one. */
export type Chip = Pick<Props['colours'][number], 'code' | 'title' | 'image' | 'bar' | 'lang'> & {
  kind: 'colour' | 'decor'
  /** Its name in the URL. */
  name: string
  /** Its anchors on the page. */
  anchors: string[]
  /** The order number of the decor of a foil. */
  decor?: string
  /** Material and finish; chips of one finish stand together. */
  finish: string
  lrv?: number
  ral?: string
}

/** The `sizes` of a chip's picture. */
export const CHIP_SIZE = '54px'

/** Returns the colours and decors of a group as chips. */
export function toChips({ colours, decors }: Pick<Props, 'colours' | 'decors'>): Chip[] {
  return [
    ...colours.map(({ id, decor, material, surface, ...colour }) => ({
      ...colour,
      kind: 'colour' as const,
      name: swatchName('colour', id),
      anchors: [swatchAnchor('colour', id), ...(decor ? [swatchAnchor('decor', decor.id)] : [])],
      decor: decor?.code,
      finish: `${material}, ${surface}`,
    })),
    ...decors.map(({ id, material, group, ...decor }) => ({
      ...decor,
      kind: 'decor' as const,
      name: swatchName('decor', id),
      anchors: [swatchAnchor('decor', id)],
      finish: `${material}, ${group}`,
    })),
  ]
}

/** Returns the articles of a group as far as a choice depends on them. */
export function toChoosable(
  { articles, variants }: Pick<Props, 'articles' | 'variants'>,
  chips: readonly Chip[]
): ChoosableArticle[] {
  return variants.map(({ article_number, colours, decors }, index) => ({
    article_number,
    floor_height: articles[index]?.floor_height ?? null,
    lengths: articles[index]?.lengths ?? [],
    fixings: articles[index]?.fixings ?? [],
    swatches: chips
      .filter(({ code }) => colours.includes(code) || decors.includes(code))
      .map(({ name }) => name),
  }))
}
