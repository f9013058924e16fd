import type { Rules } from '#adviser/adviser_schema'
import type { Candidate } from '#adviser/engine'
import { jointLimits } from '#adviser/joint_limits'
import type { DrawnProfile } from '#catalogue/profile_queries'
import type { Application, DecorGroup } from '#catalogue/vocabulary'

/** A product group as far as the adviser looks at it. */
export type AdvisedGroup = {
  key: string
  applications: readonly Application[]
  /** The id of its installation guide. */
  installation: string
}

/** The colour group of each colour, and the decor group of each decor, by their ids. */
export type Tones = {
  colours: ReadonlyMap<string, { group_id: string }>
  decors: ReadonlyMap<string, { group: DecorGroup }>
}

/**
 * What the adviser chooses from: each article with what its record, its group, its drawing and the
 * trade's rules say of it, in the order of the catalogue.
 *
 * @param groups in the order of the catalogue
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
