import type { Rules } from '#adviser/adviser_schema'
import type { Candidate } from '#adviser/assessment'
import { jointLimits } from '#adviser/joint_limits'
import type { DrawnProfile } from '#catalogue/profile_queries'
import type { Application, DecorGroup } from '#catalogue/vocabulary'

export type AdvisedGroup = {
  key: string
  applications: readonly Application[]
  /** The id of its installation guide. */
  installation: string
}

/** The group ids of colours and of decors, by their ids. */
export type Tones = {
  colours: ReadonlyMap<string, { group_id: string }>
  decors: ReadonlyMap<string, { group: DecorGroup }>
}

/**
 * Creates the candidates: each article with the data of its record, group, drawing and trade rules,
 * in catalogue order.
 *
 * @param groups in catalogue order
 */
export function toCandidates(
  groups: readonly AdvisedGroup[],
  profiles: readonly DrawnProfile[],
  { colours, decors }: Tones,
  rules: Rules
): Candidate[] {
  const ofGroup = Map.groupBy(profiles, ({ group_key }) => group_key)
  const toneOf = new Map(rules.decor_tones.map(({ decor_group, tone }) => [decor_group, tone]))
  return groups.flatMap(({ key, applications, installation }, position) => {
    const difference = rules.differences.find(({ group }) => group === key)
    return (ofGroup.get(key) ?? []).map(
      (profile): Candidate => ({
        article_number: profile.article_number,
        group_key: key,
        position,
        applications,
        installation,
        floor_height: profile.floor_height,
        height_difference:
          profile.height_difference ??
          (difference ? { min: difference.min, max: difference.max } : null),
        joint: jointLimits(profile.crossSection, applications, rules.joint),
        fixings: profile.fixings,
        material: profile.material,
        tones: [
          ...new Set([
            ...profile.colours.flatMap((id) => colours.get(id)?.group_id ?? []),
            ...profile.decors.flatMap((id) => {
              const decor = decors.get(id)
              return decor ? (toneOf.get(decor.group) ?? []) : []
            }),
          ]),
        ],
      })
    )
  })
}
