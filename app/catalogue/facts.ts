import type { Measures } from '#app/catalogue/measures'
import type { Profile } from '#app/catalogue/profile_queries'
import type { MillimetreRange } from '#app/catalogue/section'

/** What is known of a product, ready to be read. */
export type Fact = { id: string; label: string; text: string }

/** Gives the interface text of a key, in the visitor's language. */
export type Translate = (key: string, args?: Record<string, string | number>) => string

/** What all profiles of a group have together: ranges from the least to the most, words each once. */
export function groupFacts(profiles: readonly Profile[], t: Translate, measures: Measures): Fact[] {
  const fact = (id: string, text: string | undefined): Fact[] =>
    text ? [{ id, label: t(`catalogue.facts.${id}`), text }] : []
  const words = (vocabulary: string, used: readonly string[]) =>
    [...new Set(used)].map((word) => t(`catalogue.${vocabulary}.${word}`)).join(', ')

  const widths = profiles.map((profile) => profile.visible_width)
  const lengths = [...new Set(profiles.flatMap((profile) => profile.lengths))]
  const floorHeight = span(profiles.map((profile) => profile.floor_height))
  const difference = span(profiles.map((profile) => profile.height_difference))
  return [
    ...fact('floor_height', floorHeight && measures.millimetreRange(floorHeight)),
    ...fact('height_difference', difference && measures.millimetreRange(difference)),
    ...fact(
      'visible_width',
      measures.millimetreRange({ min: Math.min(...widths), max: Math.max(...widths) })
    ),
    ...fact('lengths', measures.centimetres(lengths.toSorted((a, b) => a - b))),
    ...fact(
      'material',
      words(
        'material',
        profiles.map(({ material }) => material)
      )
    ),
    ...fact(
      'surface',
      words(
        'surface',
        profiles.flatMap(({ finishes }) => finishes)
      )
    ),
    ...fact(
      'fixing',
      words(
        'fixing',
        profiles.flatMap(({ fixings }) => fixings)
      )
    ),
    ...fact('standards', [...new Set(profiles.flatMap(({ standards }) => standards))].join(', ')),
  ]
}

/** From the least of some ranges to the most of them. */
function span(ranges: readonly (MillimetreRange | null)[]): MillimetreRange | undefined {
  const known = ranges.filter((range) => range !== null)
  if (known.length === 0) return undefined
  return {
    min: Math.min(...known.map(({ min }) => min)),
    max: Math.max(...known.map(({ max }) => max)),
  }
}
