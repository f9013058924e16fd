import type { Rules } from '#adviser/adviser_schema'
import { type Assessment, type Reason, speaksAgainst } from '#adviser/assessment'
import type { Situation } from '#adviser/situation'
import type { MillimetreRange } from '#texts/measures'

/** The weight of an unsuitable covering, relative to other reasons. */
const WRONG_COVERING = 5

/**
 * Returns the distance of an article from a match: one per reason against it, and a fraction per
 * millimetre.
 */
export function distance(reasons: readonly Reason[]): number {
  return reasons
    .filter(speaksAgainst)
    .map((reason) => {
      const missing = 'by' in reason ? reason.by : 0
      return (reason.code.startsWith('covering') ? WRONG_COVERING : 1) + missing / 10
    })
    .reduce((sum, each) => sum + each, 0)
}

export function distanceKeys({ candidate, reasons }: Assessment): number[] {
  return [distance(reasons), candidate.position, Number(candidate.article_number)]
}

/**
 * Returns the sort keys of an assessment, by trade practice: first articles made for the given
 * covering, for carpet the profile that bridges the difference, between floating floors those that
 * are stuck to neither, level profiles for level floors, and profiles suitable for wheels; then
 * catalogue order. Within a group, the article whose range
 * leaves the largest margin around the height comes first; of two with the same margin, the one for
 * greater heights.
 */
export function rankKeys(
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
    hasCarpet && !bridged ? 1 : 0,
    reasons.some(({ code }) => code === 'stuck_moving') ? 1 : 0,
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

export function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((key, at) => key !== other[at])
  return index === -1 ? 0 : (one[index] ?? 0) - (other[index] ?? 0)
}
