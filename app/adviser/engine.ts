import type { PlaceRule, Rules } from '#adviser/adviser_schema'
import { type Assessment, type Candidate, type Reason, speaksAgainst } from '#adviser/assessment'
import {
  coveringReasons,
  holeReasons,
  laidReasons,
  lookReasons,
  stuckReasons,
  wheelReasons,
} from '#adviser/condition_reasons'
import { heightReasons, jointReasons } from '#adviser/height_reasons'
import { compare, distance, distanceKeys, rankKeys } from '#adviser/ranking'
import type { Situation } from '#adviser/situation'

type Advice = {
  /** The matching articles, best first. */
  fits: Assessment[]
  /** The nearest article of each other group, nearest first. */
  near: Assessment[]
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

/** Returns the articles that fit a situation, in their order. */
export function fitting(
  candidates: readonly Candidate[],
  situation: Situation,
  rules: Rules
): Candidate[] {
  return candidates.filter((candidate) => assess(candidate, situation, rules)?.fits)
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

/** Whether an article is for a place. */
export function belongs({ applications }: Candidate, { any_of, none_of }: PlaceRule): boolean {
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
    ...jointReasons(candidate, place, situation, rules.joint),
    ...holeReasons(candidate, place, situation, rules),
    ...stuckReasons(candidate, place, situation),
    ...laidReasons(candidate, situation, rules),
    ...wheelReasons(candidate, place, situation, rules),
    ...lookReasons(candidate, situation),
  ]
}
