import type { Place, Wheels, YesOrNo } from '#adviser/vocabulary'
import type { Material } from '#catalogue/vocabulary'
import type { Side as DrawnSide } from '#drawings/drawn_parts'

/** A covering as far as it is known; `height` is its build-up height. */
export type Side = DrawnSide & { title?: string }

/**
 * The situation that a visitor describes. Unknown properties are undefined. A single covering is the left one.
 */
export type Situation = {
  place?: Place
  left: Side
  right: Side
  /** In millimetres. */
  joint?: number
  drill?: YesOrNo
  heating?: YesOrNo
  laid?: YesOrNo
  wheels?: Wheels
  material?: Material
  /** The id of a colour group. */
  tone?: string
}
