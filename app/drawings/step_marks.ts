import {
  axisOf,
  type Box,
  below,
  boxOf,
  hullOf,
  type Outline,
  type Point,
} from '#drawings/outlines'
import type { Piece, Role } from '#drawings/section_roles'
import { HELD, type StepDrawingKind } from '#drawings/step_kinds'
import {
  ARROW,
  arrow,
  arrowhead,
  doubleArrow,
  GAP,
  INK,
  PAPER,
  pointsOf,
  RED,
  rectangle,
  type Scene,
  type Shape,
  STEEL,
  type View,
} from '#drawings/step_shapes'
import { closed, linePath } from '#drawings/svg_path'

/** The length of masking tape in drawings, in millimetres. */
export const TAPE = 7

/** Returns the marks of a drawing: auxiliary lines for positions, measurements and drilling. */
export function marksOf(kind: StepDrawingKind, there: readonly Piece[], scene: Scene): Shape[] {
  const { pieces, line } = scene
  const of = (...roles: Role[]) => pieces.filter(({ role }) => roles.includes(role))
  if (kind === 'ground') {
    return of('base', 'profile').map(({ outline }) => ({
      d: closed(outline),
      stroke: RED,
      width: 1.5 * line,
      dashed: true,
    }))
  }
  if (kind === 'base') {
    return of('floor')
      .filter((piece) => !there.includes(piece))
      .map(({ outline }) => ({ d: closed(outline), stroke: STEEL, width: line, dashed: true }))
  }
  if (kind === 'height') return heightMarks(of('floor'), boxOf(pointsOf(of('profile'))), line)
  if (kind === 'drill') {
    return of('fastener').flatMap(({ outline }) => [
      { d: closed(holeOf(outline, there)), fill: PAPER, stroke: RED, width: 2 * line },
      axisMark(outline, line),
    ])
  }
  if (kind === 'mark') {
    const fasteners = of('fastener')
    return fasteners.length > 0
      ? fasteners.map(({ outline }) => axisMark(outline, line))
      : edgeMarks(pointsOf(of('profile')), line)
  }
  if (kind === 'clean') return clothMarks(pointsOf(of('profile')), line)
  if (kind === 'wait') return clockMarks(boxOf(pointsOf(of('profile'))), scene.view)
  if (kind === 'contrast') return lookMarks(stripOf(there), of('profile'), of('floor'), line)
  return HELD.includes(kind) ? wayMarks(pointsOf(of('profile')), scene) : []
}

/** Returns the part that marks the edge of a step: the insert, otherwise the profile. */
export function stripOf(there: readonly Piece[]): readonly Piece[] {
  const inserts = there.filter(({ role }) => role === 'insert')
  return inserts.length > 0 ? inserts : there.filter(({ part }) => part === 'profile')
}

/** Returns the dimension marks of a floor's height, from the screed to its surface. */
function heightMarks(floors: readonly Piece[], profile: Box, line: number): Shape[] {
  const centre = (profile.left + profile.right) / 2
  const floor = floors.toSorted((a, b) => distance(a.box, centre) - distance(b.box, centre))[0]
  if (!floor) return []
  const isLeft = floor.box.right <= profile.right
  const edge = isLeft ? floor.box.right : floor.box.left
  const x = edge + (isLeft ? GAP : -GAP)
  const beyond = x + (isLeft ? 2 : -2)
  const { top } = floor.box
  const tick = (y: number) => linePath([edge, y], [beyond, y])
  const lines = tick(top) + tick(0) + linePath([x, 0], [x, top])
  return [
    { d: lines, stroke: RED, width: 1.5 * line },
    arrowhead([x, top], [0, -1], line),
    arrowhead([x, 0], [0, 1], line),
  ]
}

function distance({ left, right }: Box, x: number): number {
  return Math.max(left - x, x - right, 0)
}

/** Returns the hole for a plug: its outline without the thread, at its full depth. */
function holeOf(fastener: Outline, there: readonly Piece[]): Outline {
  const { foot, head } = axisOf(fastener)
  const x = (foot[0] + head[0]) / 2
  const tops = there.flatMap(({ box }) => (box.left < x && x < box.right ? box.top : []))
  return hullOf(below(Math.max(0, ...tops), fastener))
}

/** Returns the axis of a hole, extended in the direction of the drill. */
function axisMark(fastener: Outline, line: number): Shape {
  const { foot, head } = axisOf(fastener)
  const share = ARROW / (head[1] - foot[1])
  const end: Point = [head[0] + share * (head[0] - foot[0]), head[1] + ARROW]
  return { d: linePath(foot, end), stroke: RED, width: 1.5 * line, dashed: true }
}

/** Returns tape marks on the floor along both edges of a profile. */
function edgeMarks(profile: readonly Point[], line: number): Shape[] {
  const { left, right, bottom, top } = boxOf(profile)
  const lowest = (near: (point: Point) => boolean) => boxOf(profile.filter(near)).bottom
  const tape = (from: Point, size: Point): Shape => ({
    d: closed(rectangle(from, size)),
    fill: RED,
    width: line,
  })
  const first = tape([left - TAPE - 1, lowest(([x]) => x < left + 1)], [TAPE, 0.8])
  /** For an angle, the tape is below. */
  const isAngle = top - bottom > 0.6 * (right - left)
  const inside = boxOf(profile.filter(([, y]) => y < bottom + 1)).left
  return isAngle
    ? [first, tape([inside, bottom - TAPE - 1], [0.8, TAPE])]
    : [first, tape([right + 1, lowest(([x]) => x > right - 1)], [TAPE, 0.8])]
}

/**
 * Returns the bounding box of the highest part of an outline, the visible part of a profile between
 * floors.
 */
function crestOf(points: readonly Point[]): Box {
  const { top } = boxOf(points)
  return boxOf(points.filter(([, y]) => y > top - 1))
}

/** The size of a cloth in cross-section, in millimetres. */
const CLOTH: Point = [18, 2.4]

/** Returns a cloth on the profile and the adjacent floor, with its wiping direction. */
function clothMarks(profile: readonly Point[], line: number): Shape[] {
  const { left, right, top } = crestOf(profile)
  const from = (left + right - CLOTH[0]) / 2
  const to = from + CLOTH[0]
  const y = top + CLOTH[1] + GAP / 2
  return [
    { d: closed(rectangle([from, top + line], CLOTH)), fill: RED, stroke: INK, width: line },
    ...doubleArrow([from, to], y, line),
  ]
}

/** The radius of the clock as a fraction of the space above, and the number of corners of its dial. */
const CLOCK = { share: 0.36, corners: 36 }
/** The ends of the short and the long hand, as fractions of the dial's radius. */
const HANDS: readonly Point[] = [
  [0.42, 0.24],
  [0, 0.72],
]

/** Returns a clock centred in the space above a box. */
export function clockMarks({ left, right, top }: Box, view: View): Shape[] {
  const height = -view.top - top
  const radius = CLOCK.share * height
  const centre: Point = [(left + right) / 2, top + height / 2]
  const width = view.width / 100
  const dial = Array.from({ length: CLOCK.corners }, (_, corner): Point => {
    const turn = (2 * Math.PI * corner) / CLOCK.corners
    return [centre[0] + radius * Math.sin(turn), centre[1] + radius * Math.cos(turn)]
  })
  return [
    { d: closed(dial), fill: PAPER, stroke: RED, width },
    ...HANDS.map(([x, y]) => ({
      d: linePath(centre, [centre[0] + x * radius, centre[1] + y * radius]),
      stroke: RED,
      width,
    })),
  ]
}

/**
 * Returns the viewing directions: from above onto the strip and the adjacent covering, and from the
 * front onto the edge.
 */
function lookMarks(
  strip: readonly Piece[],
  profiles: readonly Piece[],
  floors: readonly Piece[],
  line: number
): Shape[] {
  const crest = crestOf(pointsOf(strip))
  const tread = floors.toSorted((a, b) => b.box.top - a.box.top)[0]
  const edge = boxOf(pointsOf(profiles)).right
  const looks: (readonly [tip: Point, away: Point])[] = [
    [
      [(crest.left + crest.right) / 2, crest.top + 1],
      [0, 1],
    ],
    [
      [edge + 2, crest.top - GAP / 2],
      [1, 0],
    ],
  ]
  if (tread)
    looks.push([
      [Math.min(tread.box.right, crest.left) - GAP, tread.box.top + 1],
      [0, 1],
    ])
  return looks.flatMap(([tip, away]) => arrow(tip, away, { shaft: 2 * line, head: 1.4 * line }))
}

/** Returns the movement of a profile to its final position: the paths of its edges and an arrow. */
function wayMarks(profile: readonly Point[], { lift, line }: Scene): Shape[] {
  const { left, right, bottom, top } = boxOf(profile)
  const [dx, dy] = lift
  const isFlat = dy > 0
  const ends = isFlat
    ? [profile.find(([x]) => x === left), profile.find(([x]) => x === right)]
    : [profile.find(([, y]) => y === bottom), profile.find(([, y]) => y === top)]
  const tip: Point = isFlat
    ? [(left + right) / 2, top + dy + 1]
    : [right + dx + 1, (bottom + top) / 2]
  const away: Point = isFlat ? [0, 1] : [1, 0]
  const ways = ends.flatMap((end): Shape[] => {
    if (!end) return []
    const d = linePath(end, [end[0] + dx, end[1] + dy])
    return [{ d, stroke: STEEL, width: line, dashed: true }]
  })
  return [...ways, ...arrow(tip, away, { shaft: 2.5 * line, head: 1.6 * line })]
}
