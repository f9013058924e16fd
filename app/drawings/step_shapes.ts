import { outlinePath } from '#drawings/cross_section_drawing'
import type { Box, Outline, Point } from '#drawings/outlines'
import { PART_COLOURS } from '#drawings/part_colours'
import type { Piece } from '#drawings/section_roles'
import { OUTLINED } from '#drawings/step_kinds'

/** A line or a surface of a drawing: an outline in millimetres, y runs down. */
export type Shape = {
  d: string
  fill?: string
  stroke?: string
  /** Of its line, in millimetres. */
  width: number
  dashed?: boolean
  /** Solid building material. */
  hatched?: boolean
}

/** What is seen of a drawing, in millimetres; y runs down. */
export type View = { left: number; top: number; width: number; height: number }

/** Something drawn: what is there, and in red what the step does. */
export type Sketch = {
  /** The parts that the step is about, each once, in the order in which they are painted. */
  parts: Piece['part'][]
  view: View
  shapes: Shape[]
}

/** Every drawing is so much wider than it is high: they all stand in the same frame. */
export const STEP_PROPORTIONS = 16 / 9

export const { profile: RED, base: INK, adhesive: STEEL } = PART_COLOURS
export const PAPER = '#ffffff'
/** A profile that the step leaves where it is. */
export const METAL = '#9aa0a5'

/** Around what is installed, in millimetres. */
export const ROOM = { beside: 14, below: 4, above: 3 }

/** Between things that are drawn beside each other. */
export const GAP = 5

/** The length of the arrow that says where a profile goes. */
export const ARROW = 8

/** What is there when a drawing is made, and what is about to come. */
export type Scene = {
  pieces: readonly Piece[]
  view: View
  lift: Point
  /** The width of thin lines. */
  line: number
}

/** What is seen of a drawing, in the proportions that all have. */
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

/** A part in the colour of its material, or in red where it is new. */
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

/** A rectangle from its lower left corner. */
export function rectangle([left, bottom]: Point, [width, height]: Point): Outline {
  return [
    [left, bottom],
    [left + width, bottom],
    [left + width, bottom + height],
    [left, bottom + height],
  ]
}

/** Ground or wall of solid material, from its lower left corner. */
export function solid(from: Point, size: Point, line: number): Shape {
  return {
    d: closed(rectangle(from, size)),
    fill: PAPER,
    stroke: INK,
    width: line,
    hatched: true,
  }
}

/** A level line with an arrowhead at each end. */
export function doubleArrow([from, to]: [number, number], y: number, line: number): Shape[] {
  return [
    {
      d: outlinePath([
        [from, y],
        [to, y],
      ]),
      stroke: RED,
      width: 1.5 * line,
    },
    arrowhead([from, y], [1, 0], line),
    arrowhead([to, y], [-1, 0], line),
  ]
}

/** A slim triangle with its tip at a point. */
export function arrowhead([x, y]: Point, [dx, dy]: Point, line: number): Shape {
  const [length, half] = [10 * line, 3 * line]
  return {
    d: closed([
      [x, y],
      [x + dx * length + dy * half, y + dy * length + dx * half],
      [x + dx * length - dy * half, y + dy * length - dx * half],
    ]),
    fill: RED,
    width: line,
  }
}

/** The corners of all parts. */
export function pointsOf(pieces: readonly Piece[]): Point[] {
  return pieces.flatMap(({ outline }) => outline)
}

/** An outline as the path of a surface. */
export function closed(outline: Outline): string {
  return `${outlinePath(outline)}z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0
}
