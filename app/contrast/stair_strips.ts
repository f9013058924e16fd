import type { Colour } from '#catalogue/catalogue_queries'
import type { Insert } from '#catalogue/group_schema'
import type { Profile } from '#catalogue/profile_queries'
import { type Contrast, contrastOf, MARKING, type Measure, VERDICTS } from '#contrast/contrast'
import type { CrossSection } from '#drawings/cross_section'
import { rounded } from '#shared/numbers'

/** A group of stair nosings, as input of the contrast calculation. */
export type NosingGroup = {
  key: string
  inserts: readonly Insert[]
  profiles: readonly (Profile & { crossSection: CrossSection })[]
}

/** A nosing in one of its colours with a suitable insert, compared with a tread. */
type StairStrip = {
  group: string
  colour: Colour
  insert: Insert | undefined
  /** The lower contrast of profile and insert. */
  contrast: Contrast
  /** The visible width on the tread from the front edge, in millimetres. */
  tread: number
  /** The width on the riser, in millimetres; undefined if the drawing does not state it. */
  riser: number | undefined
  /** Whether the strip has the recommended width on the tread. */
  wide_enough: boolean
}

/**
 * Returns the nosings that mark the edge of a tread by one measure, best first: by verdict, then
 * recommended width, then contrast. Nosings with a low contrast are omitted.
 *
 * A marking starts at the front edge, but an insert starts behind it. Therefore the profile must
 * contrast with the tread too, in the same direction, and the lower contrast of the two counts.
 *
 * @param treadLrv the light reflectance value of the tread, in per cent
 */
export function passingStrips(
  groups: readonly NosingGroup[],
  colours: ReadonlyMap<string, Colour>,
  treadLrv: number,
  measure: Measure
): StairStrip[] {
  return groups
    .flatMap((group) => stripsOf(group, colours, treadLrv, measure))
    .filter(({ contrast }) => contrast.verdicts[measure] !== 'low')
    .toSorted(
      (one, other) =>
        byVerdict(one.contrast, other.contrast, measure) ||
        Number(other.wide_enough) - Number(one.wide_enough) ||
        compare(one.contrast, other.contrast, measure)
    )
}

/** Compares contrasts, better first. */
function compare(one: Contrast, other: Contrast, measure: Measure): number {
  return byVerdict(one, other, measure) || other[measure] - one[measure]
}

function byVerdict(one: Contrast, other: Contrast, measure: Measure): number {
  return VERDICTS.indexOf(one.verdicts[measure]) - VERDICTS.indexOf(other.verdicts[measure])
}

function stripsOf(
  { key, inserts, profiles }: NosingGroup,
  colours: ReadonlyMap<string, Colour>,
  treadLrv: number,
  measure: Measure
): StairStrip[] {
  const section = profiles[0]?.crossSection
  if (!section) return []
  const tread = treadWidth(section)
  return [...new Set(profiles.flatMap((profile) => profile.colours))].flatMap((id) => {
    const colour = colours.get(id)
    const insert = colour && insertBeside(colour, inserts, treadLrv, measure)
    if (!colour || (inserts.length > 0 && !insert)) return []
    const contrasts = [colour, ...(insert ? [insert] : [])].map(({ lrv }) =>
      contrastOf(lrv, treadLrv)
    )
    return [
      {
        group: key,
        colour,
        insert,
        contrast: contrasts.toSorted((one, other) => -compare(one, other, measure))[0],
        tread,
        riser: riserHeight(section),
        wide_enough: tread >= MARKING.min && tread <= MARKING.max,
      },
    ]
  })
}

/**
 * Returns the insert with the highest contrast to the tread in the same direction as the profile:
 * both lighter, or both darker, so that they form one strip.
 */
function insertBeside(
  { lrv }: Colour,
  inserts: readonly Insert[],
  treadLrv: number,
  measure: Measure
): Insert | undefined {
  return inserts
    .filter((insert) => Math.sign(insert.lrv - treadLrv) === Math.sign(lrv - treadLrv))
    .toSorted((one, other) =>
      compare(contrastOf(one.lrv, treadLrv), contrastOf(other.lrv, treadLrv), measure)
    )[0]
}

/**
 * Returns the width from the front edge to the back of the insert, or of the profile if there is no
 * insert.
 */
function treadWidth({ dimensions }: CrossSection): number {
  const ends = (name: string) =>
    dimensions.filter(({ names }) => names === name).flatMap(({ from, to }) => [from[0], to[0]])
  const insert = ends('insert_width')
  const profile = ends('visible_width')
  const back = Math.min(...(insert.length > 0 ? insert : profile))
  return rounded(Math.max(...profile) - back, 1)
}

function riserHeight({ dimensions }: CrossSection): number | undefined {
  const front = dimensions.find(({ names }) => names === 'front_height')
  return front && rounded(Math.abs(front.from[1] - front.to[1]), 1)
}
