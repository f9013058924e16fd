import type { Profile } from '#catalogue/profile_queries'
import type { MillimetreRange } from '#texts/measures'

/** A profile as far as its heights go. */
export type Heights = Pick<Profile, 'floor_height' | 'height_difference'>

/**
 * The heights of the lower covering that an adapter reaches down to: those of the higher one less
 * the difference. Null for a profile between coverings of one height.
 */
export function lowerFloorHeight({
  floor_height: higher,
  height_difference: difference,
}: Heights): MillimetreRange | null {
  if (!higher || !difference) return null
  return {
    min: Math.max(0, higher.min - difference.max),
    max: Math.max(0, higher.max - difference.min),
  }
}
