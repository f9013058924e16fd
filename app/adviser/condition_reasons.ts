import type { PlaceRule, Rules } from '#adviser/adviser_schema'
import type { Candidate, Needed, Reason } from '#adviser/assessment'
import type { Side, Situation } from '#adviser/situation'

export function coveringReasons(
  candidate: Candidate,
  sides: readonly Side[],
  rules: Rules
): Reason[] {
  const excluded = rules.coverings_excluded.filter(
    ({ groups, kind, laying }) =>
      isAmong(candidate, groups) &&
      sides.some(
        (side) =>
          (kind === undefined || side.kind === kind) &&
          (laying === undefined || side.laying === laying)
      )
  )
  const needed = rules.coverings_needed.filter(({ groups }) => isAmong(candidate, groups))
  return [
    ...excluded.map(({ kind, laying }): Reason => ({ code: 'covering_without', kind, laying })),
    ...needed.map(({ kind, laying, sides: where }): Reason => {
      const answer = isCovered({ kind, laying }, where, sides)
      const code = answer === undefined ? 'covering_if' : answer ? 'covering_in' : 'covering_out'
      return { code, kind, laying, sides: sides.length > 1 ? where : 'any' }
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

export function holeReasons(
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

/**
 * A self-adhesive profile between two floors is stuck to one side where a floor must move: to the
 * one that does not, or between two floating floors to the left one, with which it then moves. An
 * end profile is stuck to the screed and its wing lies loose.
 */
export function stuckReasons(
  { applications, fixings }: Candidate,
  { sides }: PlaceRule,
  { left, right }: Situation
): Reason[] {
  const isStuck = fixings.every((fixing) => fixing === 'self_adhesive')
  const moves = [left, right].map(({ laying }) => laying === 'floating')
  const isOnScreed = applications.includes('floor_edge')
  if (!isStuck || isOnScreed || sides === 1 || !moves.includes(true)) return []
  if (moves[0] && moves[1]) return [{ code: 'stuck_moving' }]
  return [{ code: moves[0] ? 'stuck_right' : 'stuck_left' }]
}

export function laidReasons(
  candidate: Candidate,
  { laid }: Situation,
  { before_the_covering: before }: Rules
): Reason[] {
  if (laid !== 'yes') return []
  const isBefore =
    before.installations.includes(candidate.installation) || isAmong(candidate, before.groups)
  return [{ code: isBefore ? 'laid_out' : 'laid_in' }]
}

export function wheelReasons(
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

export function lookReasons(candidate: Candidate, { material, tone }: Situation): Reason[] {
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
