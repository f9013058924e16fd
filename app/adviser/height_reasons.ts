import type { PlaceRule, Rules } from '#adviser/adviser_schema'
import { type Candidate, type Reason, speaksAgainst } from '#adviser/assessment'
import type { Side, Situation } from '#adviser/situation'
import { lowerFloorHeight } from '#catalogue/heights'
import { rounded } from '#shared/numbers'
import type { MillimetreRange } from '#texts/measures'

/** Returns the reasons of heights. Of two different heights, they name the side that is meant. */
export function heightReasons(
  candidate: Candidate,
  place: PlaceRule,
  sides: readonly Side[]
): Reason[] {
  const [left, right] = sides.map(({ height }) => height)
  return reasonsOfHeights(candidate, place, sides).map((reason) => {
    const isOutside = reason.code === 'height_low' || reason.code === 'height_high'
    if (!isOutside || left === undefined || right === undefined || left === right) return reason
    const { code, range, by } = reason
    const height = rounded(code === 'height_low' ? range.min - by : range.max + by, 2)
    return { ...reason, side: height === left ? 'left' : 'right' }
  })
}

/** They depend on the profile: it bridges a range, ends on the bare floor, or lies level. */
function reasonsOfHeights(
  candidate: Candidate,
  place: PlaceRule,
  sides: readonly Side[]
): Reason[] {
  const { floor_height: range, height_difference: bridged, applications } = candidate
  const heights = sides.flatMap(({ height }) => height ?? [])
  if (heights.length === 0) return []
  if (sides.length === 1) return within(range, heights)

  const [high, low] = [Math.max(...heights), Math.min(...heights)]
  const difference = heights.length === 2 ? rounded(high - low, 2) : undefined
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
  const low = rounded(Math.max(0, ...heights.map((height) => range.min - height)), 2)
  const high = rounded(Math.max(0, ...heights.map((height) => height - range.max)), 2)
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
  const low = rounded(range.min - difference, 2)
  const high = rounded(difference - range.max, 2)
  if (low > 0) return [{ code: 'difference_low', range, by: low }]
  if (high > 0) return [{ code: 'difference_high', range, by: high }]
  return [{ code: 'difference_in', range, difference }]
}

export function jointReasons(
  { joint: range }: Candidate,
  { sides }: PlaceRule,
  { joint }: Situation,
  { widest }: Rules['joint']
): Reason[] {
  if (joint === undefined) return []
  if (!range) {
    if (sides === 1) return []
    const by = rounded(joint - widest, 2)
    return by > 0 ? [{ code: 'joint_wide', range: { min: 0, max: widest }, by }] : []
  }
  const narrow = rounded(range.min - joint, 2)
  const wide = rounded(joint - range.max, 2)
  if (narrow > 0) return [{ code: 'joint_narrow', range, by: narrow }]
  if (wide > 0) return [{ code: 'joint_wide', range, by: wide }]
  return [{ code: 'joint_in', range, joint }]
}
