import type { CoveringKind, Laying, Place, Wheels, YesOrNo } from '#adviser/vocabulary'
import type { Material } from '#catalogue/vocabulary'

/**
 * What is known of a covering; `height` is its build-up height, and `layer` what underlay or
 * adhesive adds to it, in millimetres.
 */
export type Side = {
  title?: string
  kind?: CoveringKind
  laying?: Laying
  layer?: number
  height?: number
}

/**
 * What a visitor describes. Unknown properties are undefined. A single covering is the left one.
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
