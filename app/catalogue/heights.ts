import type { Profile } from '#catalogue/profile_queries'
import type { MillimetreRange } from '#texts/measures'

export type Heights = Pick<Profile, 'floor_height' | 'height_difference'>

/**
 * Returns the height range of the lower covering that an adapter reaches: that of the higher
 * covering minus the difference. Null for a profile between coverings of equal height.
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
