import type { CrossSection } from '#drawings/cross_section'

export type Part = CrossSection['parts'][number]
export type Point = Part['points'][number]

/** A covering as it is laid; sizes in millimetres. `layer` is its underlay or adhesive. */
export type Side = {
  kind?: 'wood' | 'tile' | 'vinyl' | 'carpet' | 'none'
  laying?: 'glued' | 'floating' | 'loose'
  layer?: number
  /** With underlay and adhesive. */
  height?: number
}

/** The drawn part of each kind of covering. Bare screed has none. */
export const DRAWN_AS: Partial<Record<NonNullable<Side['kind']>, Part['part']>> = {
  wood: 'wood',
  tile: 'tile',
  vinyl: 'vinyl',
  carpet: 'carpet',
}

/** The tolerance within which parts touch, in millimetres. */
export const TOUCHING = 0.1

export function isCovering({ part }: Part): boolean {
  return Object.values(DRAWN_AS).includes(part)
}

/** Whether a part has an area. A covering of zero height becomes a line. */
export function hasArea({ points }: Part): boolean {
  const ys = points.map(([, y]) => y)
  return Math.max(...ys) - Math.min(...ys) > 0.01
}

export function leftmost({ points }: Part): number {
  return Math.min(...points.map(([x]) => x))
}

export function rightmost({ points }: Part): number {
  return Math.max(...points.map(([x]) => x))
}

export function lowest({ points }: Part): number {
  return Math.min(...points.map(([, y]) => y))
}

export function highest({ points }: Part): number {
  return Math.max(...points.map(([, y]) => y))
}

export function middle(part: Part): number {
  return (leftmost(part) + rightmost(part)) / 2
}
