import { z } from 'zod'
import { APPLICATIONS, FINISHES, FIXINGS, MATERIALS } from '#catalogue/vocabulary'

/** One of a vocabulary's words; anything else is as good as nothing. */
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words).optional().catch(undefined)

/** The catalogue's filter as it stands in an address: `?application=stairs&height=8`. */
export const catalogueFilter = z.object({
  application: oneOf(APPLICATIONS),
  /** Millimetres of covering, or of a difference in height; a comma will do. */
  height: z
    .string()
    .transform((text) => Number(text.trim().replace(',', '.')))
    .refine((height) => height > 0 && height <= 100)
    .optional()
    .catch(undefined),
  material: oneOf(MATERIALS),
  surface: oneOf(FINISHES),
  fixing: oneOf(FIXINGS),
})

export type CatalogueFilter = z.output<typeof catalogueFilter>

/** What a profile is found by beside its height; its table of facets has a row for each word. */
export const FACETS = ['application', 'material', 'surface', 'fixing'] as const

/** Whether a filter leaves anything out. */
export function isFiltering(filter: CatalogueFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined)
}
