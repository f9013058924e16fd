import { z } from 'zod'
import type { CatalogueContent } from '#catalogue/catalogue_queries'
import { typedSize } from '#catalogue/typed_size'
import { APPLICATIONS, FINISHES, FIXINGS, MATERIALS } from '#catalogue/vocabulary'

/** Parses one word of a vocabulary. Any other value is ignored. */
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words).optional().catch(undefined)

/** The id of a record. `knownFilter` checks whether it exists. */
const recordIn = z.string().optional().catch(undefined)

/** The URL parameters of the catalogue filter: `?application=stairs&height=8`. */
export const catalogueFilter = z.object({
  application: oneOf(APPLICATIONS),
  /** The build-up height of the covering; of two coverings, the higher one. */
  height: typedSize,
  /** The difference in height between two coverings. */
  difference: typedSize,
  material: oneOf(MATERIALS),
  surface: oneOf(FINISHES),
  fixing: oneOf(FIXINGS),
  colour: recordIn,
  decor: recordIn,
})

export type CatalogueFilter = z.output<typeof catalogueFilter>

/** The facets of profiles besides sizes. The facet table has a row per value. */
export const FACETS = ['application', 'material', 'surface', 'fixing', 'colour', 'decor'] as const

/** The filters that take a size in millimetres. */
export const SIZES = ['height', 'difference'] as const

/** Whether a filter restricts the results. A size that cannot be parsed does not. */
export function isFiltering(filter: CatalogueFilter): boolean {
  return (
    FACETS.some((facet) => filter[facet] !== undefined) ||
    SIZES.some((name) => filter[name]?.millimetres !== undefined)
  )
}

/** Returns a filter without unknown colours and decors. */
export function knownFilter(
  { colour, decor, ...filter }: CatalogueFilter,
  { colours, decors }: CatalogueContent
): CatalogueFilter {
  return {
    ...filter,
    colour: colour !== undefined && colours.has(colour) ? colour : undefined,
    decor: decor !== undefined && decors.has(decor) ? decor : undefined,
  }
}
