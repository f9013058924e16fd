/** The words in which the adviser asks; what they are called stands in resources/lang/<locale>/adviser.json. */

/** Where a profile is to go. */
export const PLACES = [
  'doorway',
  'wall_window',
  'step',
  'wall_base',
  'corner',
  'tile_edge',
  'movement_joint',
] as const

/** What a covering is made of; `none` is the bare or coated screed. */
export const COVERING_KINDS = ['wood', 'tile', 'vinyl', 'carpet', 'none'] as const

/** How a covering lies on the screed. */
export const LAYINGS = ['glued', 'floating', 'loose'] as const

/** How often wheelchairs or trolleys cross. */
export const WHEELS = ['never', 'sometimes', 'daily'] as const

export const YES_OR_NO = ['yes', 'no'] as const

export type Place = (typeof PLACES)[number]
export type CoveringKind = (typeof COVERING_KINDS)[number]
export type Laying = (typeof LAYINGS)[number]
export type Wheels = (typeof WHEELS)[number]
export type YesOrNo = (typeof YES_OR_NO)[number]
