import { z } from 'zod'
import type { CatalogueContent } from '#catalogue/catalogue_queries'
import { typedSize } from '#catalogue/typed_size'
import { APPLICATIONS, FINISHES, FIXINGS, MATERIALS } from '#catalogue/vocabulary'
import { urlParameter } from '#content/pages/url_parameter'

/** The URL parameters of the catalogue filter: `?application=stairs&height=8`. */
export const catalogueFilter = z.object({
  application: urlParameter(z.enum(APPLICATIONS)),
  /** The build-up height of the covering; of two coverings, the higher one. */
  height: typedSize,
  /** The difference in height between two coverings. */
  difference: typedSize,
  material: urlParameter(z.enum(MATERIALS)),
  surface: urlParameter(z.enum(FINISHES)),
  fixing: urlParameter(z.enum(FIXINGS)),
  /** Ids of records; `knownFilter` checks whether they exist. */
  colour: urlParameter(z.string()),
  decor: urlParameter(z.string()),
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
