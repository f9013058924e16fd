import type { Colour } from '#catalogue/catalogue_queries'
import type { Insert } from '#catalogue/group_schema'
import type { Profile } from '#catalogue/profile_queries'
import { type Contrast, contrastOf, MARKING, VERDICTS } from '#colours/contrast'
import type { CrossSection } from '#drawings/cross_section'

/** A group of stair nosings, as far as its contrast goes. */
export type NosingGroup = {
  key: string
  inserts: readonly Insert[]
  profiles: readonly (Profile & { crossSection: CrossSection })[]
}

/** A nosing in one of its colours, with the insert that goes with it, beside a tread. */
export type StairStrip = {
  group: string
  colour: Colour
  insert: Insert | undefined
  /** Of profile and insert, the one that stands out less. */
  contrast: Contrast
  /** From the front edge over all that stands out, in millimetres. */
  tread: number
  /** On the riser, in millimetres; undefined where the drawing does not say. */
  riser: number | undefined
  /** Whether the strip is as wide on the tread as a marking should be. */
  wide_enough: boolean
}

/**
 * The nosings that mark the edge of a tread, best first: by verdict, then those as wide as a marking
 * should be, then by contrast. What does not pass is left out.
 *
 * An insert begins behind the front edge, and a marking at it: so the profile has to stand out too,
 * to the same side, and
 * the lower contrast of the two counts.
 *
 * @param treadLrv the light reflectance value of the tread, in per cent
 */
export function passingStrips(
  groups: readonly NosingGroup[],
  colours: ReadonlyMap<string, Colour>,
  treadLrv: number
): StairStrip[] {
  return groups
    .flatMap((group) => stripsOf(group, colours, treadLrv))
    .filter(({ contrast }) => contrast.verdict !== 'low')
    .toSorted(
      (one, other) =>
        byVerdict(one.contrast, other.contrast) ||
        Number(other.wide_enough) - Number(one.wide_enough) ||
        compare(one.contrast, other.contrast)
    )
}

/** The better contrast first. */
function compare(one: Contrast, other: Contrast): number {
  return byVerdict(one, other) || other.k - one.k
}

function byVerdict(one: Contrast, other: Contrast): number {
  return VERDICTS.indexOf(one.verdict) - VERDICTS.indexOf(other.verdict)
}

function stripsOf(
  { key, inserts, profiles }: NosingGroup,
  colours: ReadonlyMap<string, Colour>,
  treadLrv: number
): StairStrip[] {
  const section = profiles[0]?.crossSection
  if (!section) return []
  const tread = treadWidth(section)
  return [...new Set(profiles.flatMap((profile) => profile.colours))].flatMap((id) => {
    const colour = colours.get(id)
    const insert = colour && insertBeside(colour, inserts, treadLrv)
    if (!colour || (inserts.length > 0 && !insert)) return []
    const contrasts = [colour, ...(insert ? [insert] : [])].map(({ lrv }) =>
      contrastOf(lrv, treadLrv)
    )
    return [
      {
        group: key,
        colour,
        insert,
        contrast: contrasts.toSorted((one, other) => -compare(one, other))[0],
        tread,
        riser: riserHeight(section),
        wide_enough: tread >= MARKING.min && tread <= MARKING.max,
      },
    ]
  })
}

/**
 * The insert that stands out most from the tread and to the same side as the profile: both lighter,
 * or both darker, so that the strip is one.
 */
function insertBeside(
  { lrv }: Colour,
  inserts: readonly Insert[],
  treadLrv: number
): Insert | undefined {
  return inserts
    .filter((insert) => Math.sign(insert.lrv - treadLrv) === Math.sign(lrv - treadLrv))
    .toSorted((one, other) =>
      compare(contrastOf(one.lrv, treadLrv), contrastOf(other.lrv, treadLrv))
    )[0]
}

/** From the front edge to the back of the insert, or of the profile where there is no insert. */
function treadWidth({ dimensions }: CrossSection): number {
  const ends = (name: string) =>
    dimensions.filter(({ names }) => names === name).flatMap(({ from, to }) => [from[0], to[0]])
  const insert = ends('insert_width')
  const profile = ends('visible_width')
  const back = Math.min(...(insert.length > 0 ? insert : profile))
  return Math.round((Math.max(...profile) - back) * 10) / 10
}

function riserHeight({ dimensions }: CrossSection): number | undefined {
  const front = dimensions.find(({ names }) => names === 'front_height')
  return front && Math.round(Math.abs(front.from[1] - front.to[1]) * 10) / 10
}
