import type { PlaceRule, Rules } from '#adviser/adviser_schema'
import type { CoveringKind, Laying, Place, Wheels, YesOrNo } from '#adviser/vocabulary'
import { lowerFloorHeight } from '#catalogue/heights'
import type { Application, Fixing, Material } from '#catalogue/vocabulary'
import type { MillimetreRange } from '#texts/measures'

/** An article as the adviser assesses it; sizes in millimetres. */
export type Candidate = {
  article_number: string
  group_key: string
  /** The position of its group in the catalogue. */
  position: number
  applications: readonly Application[]
  /** The id of its installation guide. */
  installation: string
  floor_height: MillimetreRange | null
  height_difference: MillimetreRange | null
  joint: MillimetreRange | null
  fixings: readonly Fixing[]
  material: Material
  /** The ids of the colour groups it is available in. */
  tones: readonly string[]
}

/** What is known of a covering; `height` is its build-up height in millimetres. */
export type Side = { kind?: CoveringKind; laying?: Laying; height?: number }

/**
 * What a visitor describes. Unknown properties are undefined. A single covering is the left one.
 */
export type Situation = {
  place?: Place
  left: Side
  right: Side
  /** In millimetres. */
  joint?: number
  drill?: YesOrNo
  heating?: YesOrNo
  laid?: YesOrNo
  wheels?: Wheels
  material?: Material
  /** The id of a colour group. */
  tone?: string
}

/** A covering that a group requires or excludes. */
type Needed = { kind?: CoveringKind; laying?: Laying }

/** A reason for or against an article; sizes in millimetres. */
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

/** An article with all reasons for and against it. */
export type Assessment = {
  candidate: Candidate
  place: Place
  reasons: Reason[]
  /** True if there is no reason against it. */
  fits: boolean
}

export type Advice = {
  /** The matching articles, best first. */
  fits: Assessment[]
  /** The nearest article of each other group, nearest first. */
  near: Assessment[]
}

/** The reasons against an article. */
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
 * Selects the articles for a situation. An unknown property matches every possible answer, so a
 * further answer can only remove articles, never add them.
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

/**
 * Assesses one article. Returns undefined if it is not made for the place; for an unknown place,
 * the best assessment counts.
 */
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

/** Whether the coverings are as a group requires them; undefined if that is unknown. */
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

/**
 * Returns the reasons of heights. They depend on the profile: it bridges a range, ends on the bare
 * floor, or lies level.
 */
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

/**
 * Returns the reasons for a profile that bridges a difference if one height is known, which may be
 * that of either side.
 */
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

/** Whether an article's group or family is among the given keys. */
function isAmong({ group_key }: Candidate, groups: readonly string[]): boolean {
  return groups.some((key) => group_key === key || group_key.startsWith(`${key}.`))
}

/** The weight of an unsuitable covering, relative to other reasons. */
const WRONG_COVERING = 5

/**
 * Returns the distance of an article from a match: one per reason against it, and a fraction per
 * millimetre.
 */
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
 * Returns the sort keys of an assessment, by trade practice: first articles made for the given
 * covering, level profiles for level floors, and profiles suitable for wheels; then catalogue
 * order. Within a group, the article whose range leaves the largest margin around the height comes
 * first; of two with the same margin, the one for greater heights.
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

/** Returns the smallest distance of heights from the ends of a range. */
function margin({ range, heights }: { range: MillimetreRange; heights: readonly number[] }) {
  return Math.min(...heights.flatMap((height) => [height - range.min, range.max - height]))
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((key, at) => key !== other[at])
  return index === -1 ? 0 : (one[index] ?? 0) - (other[index] ?? 0)
}

/** Rounds to hundredths to remove floating-point errors: 12.1 - 10 is 2.1. */
function millimetres(value: number): number {
  return Math.round(value * 100) / 100
}
