import { lowerFloorHeight } from '#catalogue/heights'
import { type Profile, spanOf } from '#catalogue/profile_queries'
import type { Locale } from '#shared/locales'
import type { Translate } from '#shared/messages'
import type { Measures } from '#texts/measures'
import { setInLines } from '#texts/plain_text'
import { titlesInRow } from '#texts/within_text'

/** The facts of a product group, in order of display. */
type FactId =
  | 'floor_height'
  | 'floor_height_low'
  | 'height_difference'
  | 'visible_width'
  | 'lengths'
  | 'material'
  | 'surface'
  | 'fixing'
  | 'standards'

/** A fact, formatted for display. */
export type Fact = { id: string; label: string; text: string }

/** Returns the facts of a group: the ranges of sizes over all profiles, and each word once. */
export function groupFacts(
  profiles: readonly Profile[],
  { t, measures, locale }: { t: Translate; measures: Measures; locale: Locale }
): Fact[] {
  const fact = (
    id: FactId,
    text: string | undefined,
    label = t(`catalogue.facts.${id}`)
  ): Fact[] => (text ? [{ id, label, text }] : [])

  const widths = profiles.map((profile) => profile.visible_width)
  const lengths = [...new Set(profiles.flatMap((profile) => profile.lengths))]
  const floorHeight = spanOf(profiles.map((profile) => profile.floor_height))
  const lower = spanOf(profiles.map(lowerFloorHeight))
  const difference = spanOf(profiles.map((profile) => profile.height_difference))
  return [
    ...fact(
      'floor_height',
      floorHeight && measures.millimetreRange(floorHeight),
      lower && t('catalogue.facts.floor_height_high')
    ),
    ...fact('floor_height_low', lower && measures.millimetreRange(lower)),
    ...fact('height_difference', difference && measures.millimetreRange(difference)),
    ...fact(
      'visible_width',
      measures.millimetreRange({ min: Math.min(...widths), max: Math.max(...widths) })
    ),
    ...fact('lengths', measures.centimetres(lengths.toSorted((a, b) => a - b))),
    ...fact(
      'material',
      titlesInRow(
        profiles.map(({ material }) => t(`catalogue.material.${material}`)),
        locale
      )
    ),
    ...fact(
      'surface',
      listed(
        profiles.flatMap(({ finishes }) => finishes.map((each) => t(`catalogue.finish.${each}`)))
      )
    ),
    ...fact(
      'fixing',
      listed(
        profiles.flatMap(({ fixings }) => fixings.map((each) => t(`catalogue.fixing.${each}`)))
      )
    ),
    ...fact('standards', listed(profiles.flatMap(({ standards }) => standards))),
  ]
}

/** Returns the facts of a group for a page, with marks for line breaks (`setInLines`). */
export function shownFacts(...args: Parameters<typeof groupFacts>): Fact[] {
  return groupFacts(...args).map((fact) => ({ ...fact, text: setInLines(fact.text) }))
}

/** Joins words without duplicates. */
function listed(words: readonly string[]): string {
  return [...new Set(words)].join(', ')
}
