import { COVERINGS, type Part } from '#drawings/cross_section'
import { boxOf } from '#drawings/outlines'

export type Point = Part['points'][number]

/** A covering as it is laid; sizes in millimetres. `layer` is its underlay or adhesive. */
export type Side = {
  kind?: 'wood' | 'tile' | 'vinyl' | 'carpet' | 'none'
  laying?: 'glued' | 'floating' | 'loose'
  layer?: number
  /** With underlay and adhesive. */
  height?: number
}

/** The tolerance within which parts touch, in millimetres. */
export const TOUCHING = 0.1

export function isCovering({ part }: Part): boolean {
  return COVERINGS.includes(part)
}

/** Whether a part has an area. A covering of zero height becomes a line. */
export function hasArea(part: Part): boolean {
  return highest(part) - lowest(part) > 0.01
}

export const leftmost = ({ points }: Part) => boxOf(points).left
export const rightmost = ({ points }: Part) => boxOf(points).right
export const lowest = ({ points }: Part) => boxOf(points).bottom
export const highest = ({ points }: Part) => boxOf(points).top
export const middle = (part: Part) => (leftmost(part) + rightmost(part)) / 2
