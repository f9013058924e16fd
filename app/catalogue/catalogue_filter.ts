import { z } from 'zod'
import type { CatalogueContent } from '#catalogue/catalogue_queries'
import { APPLICATIONS, FINISHES, FIXINGS, MATERIALS } from '#catalogue/vocabulary'
import { joinThousands } from '#shared/typed_figures'

/** One of a vocabulary's words; anything else is as good as nothing. */
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words).optional().catch(undefined)

/** The id of a record; whether there is one, `knownFilter` says. */
const recordIn = z.string().optional().catch(undefined)

/** A size that somebody asks for: as it was entered, and in millimetres where it can be read. */
export type AskedSize = { text: string; millimetres: number | undefined }

/** As much of an entry as the form shows again. */
const LONGEST_ENTRY = 20

/** "8", "8,5", "8.5 mm", "0,85 cm", in Latin or Cyrillic letters, once thousands are joined. */
const SIZE = /^(\d{1,4}(?:[.,]\d{1,3})?)\s*(mm|мм|cm|см)?$/i

/** A size in an address; an empty one is none. */
const size = z
  .string()
  .transform((entered): AskedSize | undefined => {
    const text = entered.trim().slice(0, LONGEST_ENTRY)
    return text === '' ? undefined : { text, millimetres: millimetresIn(text) }
  })
  .optional()
  .catch(undefined)

/** The catalogue's filter as it stands in an address: `?application=stairs&height=8`. */
export const catalogueFilter = z.object({
  application: oneOf(APPLICATIONS),
  /** The height of the covering; of two, the higher one. */
  height: size,
  /** The difference in height between two coverings. */
  difference: size,
  material: oneOf(MATERIALS),
  surface: oneOf(FINISHES),
  fixing: oneOf(FIXINGS),
  colour: recordIn,
  decor: recordIn,
})

export type CatalogueFilter = z.output<typeof catalogueFilter>

/** What a profile is found by beside its heights; its table of facets has a row for each word. */
export const FACETS = ['application', 'material', 'surface', 'fixing', 'colour', 'decor'] as const

/** What the form asks for in millimetres. */
export const SIZES = ['height', 'difference'] as const

/** Whether a filter leaves anything out: a size that cannot be read does not. */
export function isFiltering(filter: CatalogueFilter): boolean {
  return (
    FACETS.some((facet) => filter[facet] !== undefined) ||
    SIZES.some((name) => filter[name]?.millimetres !== undefined)
  )
}

/** A filter without colours and decors that the catalogue does not have. */
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

function millimetresIn(text: string): number | undefined {
  const [, figures, unit = 'mm'] = SIZE.exec(joinThousands(text)) ?? []
  if (figures === undefined) return undefined
  const value = Number(figures.replace(',', '.'))
  return /^[cс]/i.test(unit) ? value * 10 : value
}
