import { arrowheadOf, type Box, type Outline, type Point } from '#drawings/outlines'
import { PART_COLOURS } from '#drawings/part_colours'
import type { Piece } from '#drawings/section_roles'
import { OUTLINED } from '#drawings/step_kinds'
import { closed, linePath, round } from '#drawings/svg_path'

/** A line or an area of a drawing: an SVG path in millimetres, y points down. */
export type Shape = {
  d: string
  fill?: string
  stroke?: string
  /** The stroke width in millimetres. */
  width: number
  dashed?: boolean
  /** Whether it is hatched as solid building material. */
  hatched?: boolean
  /** The part that it shows, for drawings that move. */
  of?: {
    /** Where the part is installed. */
    outline: Outline
    /** How far it is held away from there. */
    away?: Point
    /** How far away it starts, if the step adds it. */
    from?: Point
  }
}

/** The visible section of a drawing, in millimetres; y points down. */
export type View = { left: number; top: number; width: number; height: number }

/** A drawing of existing parts, with the results of the step in red. */
export type Sketch = {
  /** The subjects of the step, without duplicates, in painting order. */
  parts: Piece['part'][]
  view: View
  shapes: Shape[]
}

/** The aspect ratio (width to height) of all step drawings. */
export const STEP_PROPORTIONS = 16 / 9

export const { profile: RED, base: INK, adhesive: STEEL } = PART_COLOURS
export const PAPER = '#ffffff'
/** The colour of a profile that the step does not change. */
export const METAL = '#9aa0a5'

/** The space around the installed parts, in millimetres. */
export const MARGIN = { beside: 14, below: 4, above: 3 }

/** The gap between adjacent objects. */
export const GAP = 5

/** The length of the arrow that shows a profile's movement. */
export const ARROW = 8

/** The existing and the added parts of a drawing. */
export type Scene = {
  pieces: readonly Piece[]
  view: View
  lift: Point
  /** The width of thin lines. */
  line: number
}

/** Returns the visible section of a drawing in the common aspect ratio. */
export function viewOf({ left, right, bottom, top }: Box): View {
  const width = Math.max(right - left, (top - bottom) * STEP_PROPORTIONS)
  const height = width / STEP_PROPORTIONS
  return {
    left: round((left + right - width) / 2),
    top: round(-(bottom + top + height) / 2),
    width: round(width),
    height: round(height),
  }
}

/** Paints a part in the colour of its material, or in red if it is new. */
export function paint({ part, role, outline }: Piece, isNew: boolean, line: number): Shape {
  const own = part === 'profile' ? METAL : PART_COLOURS[part]
  return {
    d: closed(outline),
    fill: isNew && !OUTLINED.includes(role) ? RED : own,
    stroke: INK,
    width: line,
    ...(part === 'substrate' || part === 'wall' ? { hatched: true } : {}),
  }
}

/** Returns a rectangle from its lower left corner and size. */
export function rectangle([left, bottom]: Point, [width, height]: Point): Outline {
  return [
    [left, bottom],
    [left + width, bottom],
    [left + width, bottom + height],
    [left, bottom + height],
  ]
}

/** Returns solid ground or wall from its lower left corner and size. */
export function solid(from: Point, size: Point, line: number): Shape {
  return {
    d: closed(rectangle(from, size)),
    fill: PAPER,
    stroke: INK,
    width: line,
    hatched: true,
  }
}

/** Returns a horizontal line with arrowheads at both ends. */
export function doubleArrow([from, to]: [number, number], y: number, line: number): Shape[] {
  return [
    { d: linePath([from, y], [to, y]), stroke: RED, width: 1.5 * line },
    arrowhead([from, y], [1, 0], line),
    arrowhead([to, y], [-1, 0], line),
  ]
}

/**
 * Returns an arrow with one head, as long as `ARROW`.
 *
 * @param away the unit vector from its tip to its end
 */
export function arrow(tip: Point, away: Point, widths: { shaft: number; head: number }): Shape[] {
  const end: Point = [tip[0] + ARROW * away[0], tip[1] + ARROW * away[1]]
  return [
    { d: linePath(tip, end), stroke: RED, width: widths.shaft },
    arrowhead(tip, away, widths.head),
  ]
}

/**
 * Returns an arrowhead ten times as long as a line is wide.
 *
 * @param away the unit vector from its tip to its end
 */
export function arrowhead(tip: Point, [dx, dy]: Point, line: number): Shape {
  const length = 10 * line
  return {
    d: closed(arrowheadOf(tip, [dx * length, dy * length], 0.3)),
    fill: RED,
    width: line,
  }
}

/** Returns the corners of all parts. */
export function pointsOf(pieces: readonly Piece[]): Point[] {
  return pieces.flatMap(({ outline }) => outline)
}
