import type { Profile } from '#catalogue/profile_queries'
import type { Measures } from '#texts/measures'
import type { Translate } from '#texts/translate'

/** An article as a row of a group's table, in words. */
export type Variant = {
  article_number: string
  /** The heights of covering, or the difference in height; empty where neither is given. */
  height: string
  visible_width: string
  lengths: string
  material: string
  surface: string
}

export function toVariants(
  profiles: readonly Profile[],
  t: Translate,
  measures: Measures
): Variant[] {
  return profiles.map((profile) => {
    const height = profile.floor_height ?? profile.height_difference
    return {
      article_number: profile.article_number,
      height: height ? measures.millimetreRange(height) : '',
      visible_width: measures.millimetres(profile.visible_width),
      lengths: measures.centimetres(profile.lengths),
      material: t(`catalogue.material.${profile.material}`),
      surface: profile.finishes.map((finish) => t(`catalogue.surface.${finish}`)).join(', '),
    }
  })
}
