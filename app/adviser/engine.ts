import type { PlaceRule, Rules } from '#adviser/adviser_schema'
import type { CoveringKind, Laying, Place, Wheels, YesOrNo } from '#adviser/vocabulary'
import { lowerFloorHeight } from '#catalogue/heights'
import type { Application, Fixing, Material } from '#catalogue/vocabulary'
import type { MillimetreRange } from '#texts/measures'

/** An article as the adviser judges it; sizes in millimetres. */
export type Candidate = {
  article_number: string
  group_key: string
  /** The place of its group in the catalogue. */
  position: number
  applications: readonly Application[]
  /** The id of its installation guide. */
  installation: string
  floor_height: MillimetreRange | null
  height_difference: MillimetreRange | null
  joint: MillimetreRange | null
  fixings: readonly Fixing[]
  material: Material
  /** The ids of the colour groups that it comes in. */
  tones: readonly string[]
}

/** What is known of a covering; `height` is its finished build-up in millimetres. */
export type Side = { kind?: CoveringKind; laying?: Laying; height?: number }

/** What a visitor describes; what is not known is left out. Of one covering, it is the left one. */
export type Situation = {
  place?: Place
  left: Side
  right: Side
  /** Millimetres. */
  joint?: number
  drill?: YesOrNo
  heating?: YesOrNo
  laid?: YesOrNo
  wheels?: Wheels
  material?: Material
  /** The id of a colour group. */
  tone?: string
}

/** A covering that a group is made for, or not made for. */
type Needed = { kind?: CoveringKind; laying?: Laying }

/** What speaks for or against an article; figures in millimetres. */
export type Reason =
  | ({ code: 'covering_in' | 'covering_if' | 'covering_out' | 'covering_without' } & Needed)
  | { code: 'height_in'; range: MillimetreRange; heights: number[] }
  | { code: 'height_low' | 'height_high'; range: MillimetreRange; by: number }
  | { code: 'difference_in'; range: MillimetreRange; difference: number }
  | { code: 'difference_low' | 'difference_high'; range: MillimetreRange; by: number }
  | { code: 'level_in' | 'level_out'; difference: number; limit: number }
  | { code: 'bare_in' | 'bare_out' }
  | { code: 'joint_in'; range: MillimetreRange; joint: number }
  | { code: 'joint_narrow' | 'joint_wide'; range: MillimetreRange; by: number }
  | { code: 'holes_none' | 'holes_needed'; fixings: Fixing[] }
  | { code: 'laid_in' | 'laid_out' }
  | { code: 'wheels_in' | 'wheels_out'; fixings: Fixing[] }
  | { code: 'material_in' | 'material_out'; material: Material }
  | { code: 'tone_in' | 'tone_out'; tone: string }

export type ReasonCode = Reason['code']

/** An article with all that speaks for it and against it. */
export type Assessment = {
  candidate: Candidate
  place: Place
  reasons: Reason[]
  /** Nothing speaks against it. */
  fits: boolean
}

export type Advice = {
  /** What fits, the best first. */
  fits: Assessment[]
  /** Of each other group the article that comes nearest, the nearest first. */
  near: Assessment[]
}

/** What speaks against an article. */
const AGAINST: ReadonlySet<ReasonCode> = new Set([
  'covering_out',
  'covering_without',
  'height_low',
  'height_high',
  'difference_low',
  'difference_high',
  'level_out',
  'bare_out',
  'joint_narrow',
  'joint_wide',
  'holes_needed',
  'laid_out',
  'wheels_out',
  'material_out',
  'tone_out',
] satisfies ReasonCode[])

export function speaksAgainst({ code }: Reason): boolean {
  return AGAINST.has(code)
}

/**
 * Chooses the articles for a situation. What a visitor does not know leaves everything open that the
 * answer could be: each further answer keeps what fits or takes something away, and never adds.
 */
export function advise(
  candidates: readonly Candidate[],
  situation: Situation,
  rules: Rules
): Advice {
  const assessed = candidates.flatMap((candidate) => assess(candidate, situation, rules) ?? [])
  const fits = assessed.filter((each) => each.fits)
  const groups = new Set(fits.map(({ candidate }) => candidate.group_key))
  const others = assessed.filter(({ candidate }) => !groups.has(candidate.group_key))
  const nearest = Map.groupBy(
    others.toSorted((one, other) => compare(distanceKeys(one), distanceKeys(other))),
    ({ candidate }) => candidate.group_key
  )
  return {
    fits: fits.toSorted((one, other) =>
      compare(rankKeys(one, situation, rules), rankKeys(other, situation, rules))
    ),
    near: [...nearest.values()].flatMap(([first]) => first ?? []),
  }
}

/** Judges one article; undefined where it does not belong to the place. Where the place is open, the best one counts. */
export function assess(
  candidate: Candidate,
  situation: Situation,
  rules: Rules
): Assessment | undefined {
  const [best] = rules.places
    .filter(({ place }) => situation.place === undefined || place === situation.place)
    .filter((place) => belongs(candidate, place))
    .map((place) => {
      const reasons = reasonsFor(candidate, place, situation, rules)
      return {
        candidate,
        place: place.place,
        reasons,
        fits: !reasons.some(speaksAgainst),
      }
    })
    .toSorted((one, other) => distance(one.reasons) - distance(other.reasons))
  return best
}

function belongs({ applications }: Candidate, { any_of, none_of }: PlaceRule): boolean {
  return (
    applications.some((each) => any_of.includes(each)) &&
    !applications.some((each) => none_of.includes(each))
  )
}

function reasonsFor(
  candidate: Candidate,
  place: PlaceRule,
  situation: Situation,
  rules: Rules
): Reason[] {
  const sides = place.sides === 1 ? [situation.left] : [situation.left, situation.right]
  return [
    ...coveringReasons(candidate, sides, rules),
    ...heightReasons(candidate, place, sides),
    ...jointReasons(candidate, situation),
    ...holeReasons(candidate, place, situation, rules),
    ...laidReasons(candidate, situation, rules),
    ...wheelReasons(candidate, place, situation, rules),
    ...lookReasons(candidate, situation),
  ]
}

function coveringReasons(candidate: Candidate, sides: readonly Side[], rules: Rules): Reason[] {
  const excluded = rules.coverings_excluded.filter(
    ({ groups, kind }) => isAmong(candidate, groups) && sides.some((side) => side.kind === kind)
  )
  const needed = rules.coverings_needed.filter(({ groups }) => isAmong(candidate, groups))
  return [
    ...excluded.map(({ kind }): Reason => ({ code: 'covering_without', kind })),
    ...needed.map(({ kind, laying, sides: where }): Reason => {
      const answer = isCovered({ kind, laying }, where, sides)
      const code = answer === undefined ? 'covering_if' : answer ? 'covering_in' : 'covering_out'
      return { code, kind, laying }
    }),
  ]
}

/** Whether the coverings are as a group needs them; undefined while that is open. */
function isCovered(
  { kind, laying }: Needed,
  where: Rules['coverings_needed'][number]['sides'],
  sides: readonly Side[]
): boolean | undefined {
  const matches = sides.map((side) =>
    side.kind === undefined
      ? undefined
      : (kind === undefined || side.kind === kind) &&
        (laying === undefined || side.laying === laying)
  )
  const yes = matches.filter((match) => match === true).length
  const open = matches.includes(undefined)
  if (where === 'both') return matches.includes(false) ? false : open ? undefined : true
  if (where === 'one' && sides.length > 1) {
    if (open) return undefined
    return yes === 1
  }
  if (where === 'higher') {
    const [one, other] = sides.map(({ height }) => height)
    if (one !== undefined && other !== undefined && one !== other) {
      return matches[one > other ? 0 : 1]
    }
  }
  if (yes > 0) return true
  return open ? undefined : false
}

/** Where its sides differ, what a profile does: bridge a range, run out on the bare floor, or lie level. */
function heightReasons(candidate: Candidate, place: PlaceRule, sides: readonly Side[]): Reason[] {
  const { floor_height: range, height_difference: bridged, applications } = candidate
  const heights = sides.flatMap(({ height }) => height ?? [])
  if (heights.length === 0) return []
  if (sides.length === 1) return within(range, heights)

  const [high, low] = [Math.max(...heights), Math.min(...heights)]
  const difference = heights.length === 2 ? millimetres(high - low) : undefined
  if (bridged) {
    if (difference === undefined) return eitherSide(candidate, high)
    return [...within(range, [high]), ...bridging(bridged, difference)]
  }
  if (range && applications.includes('height_difference')) {
    if (difference === undefined) return high === 0 ? [] : within(range, [high])
    return [...within(range, [high]), { code: low === 0 ? 'bare_in' : 'bare_out' }]
  }
  const isLevel = applications.includes('level_floors') || applications.includes('movement_joint')
  const { level } = place
  return [
    ...within(range, heights),
    ...(isLevel && level !== undefined && difference !== undefined
      ? [
          {
            code: difference <= level ? ('level_in' as const) : ('level_out' as const),
            difference,
            limit: level,
          },
        ]
      : []),
  ]
}

function within(range: MillimetreRange | null, heights: readonly number[]): Reason[] {
  if (!range) return []
  const low = millimetres(Math.max(0, ...heights.map((height) => range.min - height)))
  const high = millimetres(Math.max(0, ...heights.map((height) => height - range.max)))
  if (low === 0 && high === 0) return [{ code: 'height_in', range, heights: [...heights] }]
  return low >= high
    ? [{ code: 'height_low', range, by: low }]
    : [{ code: 'height_high', range, by: high }]
}

/** Of a profile that bridges a difference, while only one height is known: it may be either side's. */
function eitherSide(candidate: Candidate, height: number): Reason[] {
  const higher = within(candidate.floor_height, [height])
  const isLower = within(lowerFloorHeight(candidate), [height]).every(
    (reason) => !speaksAgainst(reason)
  )
  return isLower ? higher.filter((reason) => !speaksAgainst(reason)) : higher
}

function bridging(range: MillimetreRange, difference: number): Reason[] {
  const low = millimetres(range.min - difference)
  const high = millimetres(difference - range.max)
  if (low > 0) return [{ code: 'difference_low', range, by: low }]
  if (high > 0) return [{ code: 'difference_high', range, by: high }]
  return [{ code: 'difference_in', range, difference }]
}

function jointReasons({ joint: range }: Candidate, { joint }: Situation): Reason[] {
  if (!range || joint === undefined) return []
  const narrow = millimetres(range.min - joint)
  const wide = millimetres(joint - range.max)
  if (narrow > 0) return [{ code: 'joint_narrow', range, by: narrow }]
  if (wide > 0) return [{ code: 'joint_wide', range, by: wide }]
  return [{ code: 'joint_in', range, joint }]
}

function holeReasons(
  { fixings }: Candidate,
  { on_the_floor }: PlaceRule,
  { drill, heating }: Situation,
  { without_holes }: Rules
): Reason[] {
  if (drill !== 'no' && !(heating === 'yes' && on_the_floor)) return []
  const holding = fixings.filter((fixing) => without_holes.includes(fixing))
  return holding.length > 0
    ? [{ code: 'holes_none', fixings: holding }]
    : [{ code: 'holes_needed', fixings: [...fixings] }]
}

function laidReasons(
  candidate: Candidate,
  { laid }: Situation,
  { before_the_covering: before }: Rules
): Reason[] {
  if (laid !== 'yes') return []
  const isBefore =
    before.installations.includes(candidate.installation) || isAmong(candidate, before.groups)
  return [{ code: isBefore ? 'laid_out' : 'laid_in' }]
}

function wheelReasons(
  { fixings }: Candidate,
  place: PlaceRule,
  { wheels }: Situation,
  { not_under_daily_wheels }: Rules
): Reason[] {
  if (wheels !== 'daily' || !place.wheels) return []
  const loose = fixings.filter((fixing) => not_under_daily_wheels.includes(fixing))
  return loose.length > 0
    ? [{ code: 'wheels_out', fixings: loose }]
    : [{ code: 'wheels_in', fixings: [...fixings] }]
}

function lookReasons(candidate: Candidate, { material, tone }: Situation): Reason[] {
  return [
    ...(material
      ? [
          {
            code: candidate.material === material ? 'material_in' : 'material_out',
            material: candidate.material,
          } satisfies Reason,
        ]
      : []),
    ...(tone
      ? [{ code: candidate.tones.includes(tone) ? 'tone_in' : 'tone_out', tone } satisfies Reason]
      : []),
  ]
}

/** Whether an article's group, or the family around it, is among those that a rule names. */
function isAmong({ group_key }: Candidate, groups: readonly string[]): boolean {
  return groups.some((key) => group_key === key || group_key.startsWith(`${key}.`))
}

/** A covering of another kind weighs as much as several other reasons. */
const WRONG_COVERING = 5

/** How far an article is from fitting: one for each reason against it, and a little more per millimetre. */
function distance(reasons: readonly Reason[]): number {
  return reasons
    .filter(speaksAgainst)
    .map((reason) => {
      const missing = 'by' in reason ? reason.by : 0
      return (reason.code.startsWith('covering') ? WRONG_COVERING : 1) + missing / 10
    })
    .reduce((sum, each) => sum + each, 0)
}

function distanceKeys({ candidate, reasons }: Assessment): number[] {
  return [distance(reasons), candidate.position, Number(candidate.article_number)]
}

/**
 * What comes first, by the trade's habits: what is made for just this covering, what lies level
 * where the floors do, what holds under wheels; then the catalogue's order, and within a group the
 * article whose range has the height nearest to its middle, of two the higher one.
 */
function rankKeys(
  { candidate, place, reasons }: Assessment,
  { left, right, wheels }: Situation,
  rules: Rules
): number[] {
  const rule = rules.places.find((each) => each.place === place)
  const hasCarpet = left.kind === 'carpet' || (rule?.sides === 2 && right.kind === 'carpet')
  const bridged = reasons.find((reason) => reason.code === 'difference_in')
  const bridgesLittle = bridged && rule?.level !== undefined && bridged.difference <= rule.level
  const rolls = rule?.wheels && (wheels === 'sometimes' || wheels === 'daily')
  const isLoose = candidate.fixings.some((each) => rules.not_under_daily_wheels.includes(each))
  const height = reasons.find((reason) => reason.code === 'height_in')
  return [
    reasons.some(({ code }) => code === 'covering_if') ? 1 : 0,
    hasCarpet && !candidate.applications.includes('carpet') ? 1 : 0,
    bridgesLittle ? 1 : 0,
    rolls && isLoose ? 1 : 0,
    candidate.position,
    height ? -margin(height) : 0,
    height ? -height.range.max : 0,
    Number(candidate.article_number),
  ]
}

/** How far heights are from the ends of a range. */
function margin({ range, heights }: { range: MillimetreRange; heights: readonly number[] }) {
  return Math.min(...heights.flatMap((height) => [height - range.min, range.max - height]))
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((key, at) => key !== other[at])
  return index === -1 ? 0 : (one[index] ?? 0) - (other[index] ?? 0)
}

/** Without what binary fractions add: 12.1 less 10 is 2.1. */
function millimetres(value: number): number {
  return Math.round(value * 100) / 100
}
