/** The vocabularies of the adviser. Their labels are in resources/lang/<locale>/adviser.json. */

/** The places where a profile is installed. */
export const PLACES = [
  'doorway',
  'wall_window',
  'step',
  'wall_base',
  'corner',
  'tile_edge',
  'movement_joint',
] as const

/** The kinds of coverings; `none` is bare or coated screed. */
export const COVERING_KINDS = ['wood', 'tile', 'vinyl', 'carpet', 'none'] as const

/** The ways in which a covering is laid on the screed. */
export const LAYINGS = ['glued', 'floating', 'loose'] as const

/** How often wheelchairs or trolleys cross. */
export const WHEELS = ['never', 'sometimes', 'daily'] as const

export const YES_OR_NO = ['yes', 'no'] as const

export type Place = (typeof PLACES)[number]
export type CoveringKind = (typeof COVERING_KINDS)[number]
export type Laying = (typeof LAYINGS)[number]
export type Wheels = (typeof WHEELS)[number]
export type YesOrNo = (typeof YES_OR_NO)[number]
