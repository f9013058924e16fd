import type { Part } from '#drawings/cross_section'
import {
  highest,
  isCovering,
  leftmost,
  lowest,
  middle,
  type Point,
  rightmost,
  type Side,
  TOUCHING,
} from '#drawings/drawn_parts'

/** Moves a part. A covering and the bed below it are replaced by those of the visitor. */
export function withOwnLayers(
  part: Part,
  parts: readonly Part[],
  side: Side | undefined,
  move: (point: Point) => Point
): Part {
  const points = part.points.map(move)
  const kind = side?.kind
  if (!side || !kind || kind === 'none') return { ...part, points }
  if (isCovering(part)) {
    const bed = parts.find((each) => isBedOf(part, each))
    return { part: kind, points: bed ? points.map(onBed(bed, parts, side, move)) : points }
  }
  const covering = parts.find((each) => isCovering(each) && isBedOf(each, part))
  if (!covering) return { ...part, points }
  return {
    part: side.laying === 'glued' ? 'adhesive' : 'underlay',
    points: points.map(onBed(part, parts, side, move)),
  }
}

/** Whether a part is the underlay or adhesive that a covering lies on. */
function isBedOf(covering: Part, bed: Part): boolean {
  return (
    (bed.part === 'underlay' || bed.part === 'adhesive') &&
    Math.abs(highest(bed) - lowest(covering)) < TOUCHING &&
    leftmost(bed) < rightmost(covering) - TOUCHING &&
    rightmost(bed) > leftmost(covering) + TOUCHING &&
    middle(bed) * middle(covering) > 0
  )
}

/**
 * Moves the top of a bed to its own thickness. A bed that a leg of the profile lies in keeps the
 * thickness that the leg needs.
 */
function onBed(
  bed: Part,
  parts: readonly Part[],
  { layer, height }: Side,
  move: (point: Point) => Point
): (point: Point) => Point {
  const isLegInside = parts.some(
    ({ part, points }) =>
      (part === 'profile' || part === 'base') &&
      points.some(
        ([x, y]) =>
          x > leftmost(bed) + TOUCHING &&
          x < rightmost(bed) - TOUCHING &&
          y >= lowest(bed) - TOUCHING &&
          y <= highest(bed) + TOUCHING
      )
  )
  if (layer === undefined || layer === 0 || isLegInside) return (point) => point
  const x = middle(bed)
  const [, bottom] = move([x, lowest(bed)])
  const [, top] = move([x, highest(bed)])
  const own = bottom + Math.min(layer, (height ?? layer * 2) / 2)
  return ([px, py]) => [px, Math.abs(py - top) < TOUCHING ? own : py]
}
