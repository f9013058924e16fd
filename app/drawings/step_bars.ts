import {
  type Box,
  boxOf,
  edgesOf,
  hullOf,
  movedBy,
  type Outline,
  type Point,
} from '#drawings/outlines'
import type { Piece } from '#drawings/section_roles'
import { clockMarks } from '#drawings/step_marks'
import {
  ARROW,
  GAP,
  INK,
  MARGIN,
  METAL,
  paint,
  pointsOf,
  RED,
  type Shape,
  type Sketch,
  STEEL,
  solid,
  viewOf,
} from '#drawings/step_shapes'
import { closed, linePath } from '#drawings/svg_path'

/** The fill colours of a bar's vertical and horizontal faces. */
const SIDE = '#7f858a'
const TOP = '#c4c8cb'

/** The projected direction of a bar's length, per millimetre. */
const AWAY: Point = [0.8, 0.45]
/** The sawn part of a bar, as fractions of its length. */
const SAWN = { from: 0.5, to: 0.68 }

/**
 * Draws each installed bar from its end, sawn through. The cut is red.
 *
 * @param isMitre whether it is cut at 45 degrees, for a corner
 */
export function drawCut(pieces: readonly Piece[], isMitre: boolean): Sketch {
  const profiles = pieces.filter(({ role, part }) => role === 'profile' && part === 'profile')
  const bases = isMitre ? [] : pieces.filter(({ role }) => role === 'base')
  const box = boxOf(pointsOf(profiles))
  const length = 1.1 * Math.max(box.right - box.left, box.top - box.bottom)
  const away: Point = [AWAY[0] * length, AWAY[1] * length]
  const down = bases.length > 0 ? boxOf(pointsOf(bases)).top - box.bottom + away[1] + GAP : 0
  const bars = [
    ...profiles.map(({ outline }) => outline),
    ...bases.map(({ outline }) => movedBy([0, -down], outline)),
  ]
  const all = boxOf(bars.flatMap((bar) => [...bar, ...movedBy(away, bar)]))
  const view = viewOf(withGap(all))
  const line = view.width / 320
  /**
   * Returns a corner of a bar at a fraction of its length. A mitre is farther away on the right.
   */
  const at =
    (share: number, isSawn = false) =>
    ([x, y]: Point): Point => {
      const shift = share + (isSawn && isMitre ? (x - box.left) / length : 0)
      return [x + shift * away[0], y + shift * away[1]]
    }
  return {
    parts: [...new Set([...bases, ...profiles].map(({ part }) => part))],
    view,
    shapes: bars.flatMap((bar) => [
      ...sidesOf(bar, at(SAWN.to, true), at(1), line),
      { d: closed(bar.map(at(SAWN.to, true))), fill: RED, stroke: RED, width: line },
      ...sidesOf(bar, at(0), at(SAWN.from, true), line),
      { d: closed(bar), fill: METAL, stroke: INK, width: line },
    ]),
  }
}

/** The distance of the end cap from the bar and its thickness, as fractions of the bar's length. */
const CAP = { away: 0.2, thick: 0.05 }

/** Draws the end of a bar in perspective with the cap that covers its cut. */
export function drawCap(pieces: readonly Piece[]): Sketch {
  const profiles = pieces.filter(({ role, part }) => role === 'profile' && part === 'profile')
  const bars = profiles.map(({ outline }) => outline)
  const cap = hullOf(bars.flat())
  const box = boxOf(cap)
  const length = 1.1 * Math.max(box.right - box.left, box.top - box.bottom)
  const at =
    (share: number) =>
    ([x, y]: Point): Point => [x + share * AWAY[0] * length, y + share * AWAY[1] * length]
  const [front, back] = [at(-CAP.away - CAP.thick), at(-CAP.away)]
  const all = boxOf([...cap.map(front), ...cap.map(at(1))])
  const view = viewOf(withGap(all))
  const line = view.width / 320
  const corners: Point[] = [
    [box.left, box.top],
    [box.right, box.bottom],
  ]
  return {
    parts: ['profile'],
    view,
    shapes: [
      ...bars.flatMap((bar) => [
        ...sidesOf(bar, at(0), at(1), line),
        { d: closed(bar.map(at(0))), fill: METAL, stroke: INK, width: line },
      ]),
      ...corners.map((corner) => ({
        d: linePath(back(corner), at(0)(corner)),
        stroke: STEEL,
        width: line,
        dashed: true,
      })),
      { d: closed(hullOf([...cap.map(front), ...cap.map(back)])), fill: INK, width: line },
      { d: closed(cap.map(front)), fill: RED, stroke: INK, width: line },
    ],
  }
}

function withGap({ left, right, bottom, top }: Box): Box {
  return { left: left - GAP, right: right + GAP, bottom: bottom - GAP, top: top + GAP }
}

/** Returns the long faces of a bar between two positions, lower ones last. */
function sidesOf(
  bar: Outline,
  near: (corner: Point) => Point,
  far: (corner: Point) => Point,
  line: number
): Shape[] {
  return edgesOf(bar)
    .toSorted((a, b) => b.from[1] + b.to[1] - (a.from[1] + a.to[1]))
    .map(({ from, to }) => ({
      d: closed([near(from), near(to), far(to), far(from)]),
      fill: Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]) ? SIDE : TOP,
      width: line,
    }))
}

/** Draws two bars that lie flat in the room before they are fitted, with a clock above them. */
export function drawRest(pieces: readonly Piece[]): Sketch {
  const bars = pieces.filter(({ role }) => role === 'profile')
  const stood = boxOf(pointsOf(bars))
  const [length, depth] = [stood.top - stood.bottom, stood.right - stood.left]
  const isOnBack = flatSide(hullOf(pointsOf(bars))) === 'left'
  const lying = ({ outline }: Piece, from: number) =>
    outline.map(
      ([x, y]): Point => [from + y - stood.bottom, isOnBack ? x - stood.left : stood.right - x]
    )
  const pair = [-length - GAP / 2, GAP / 2]
  const view = viewOf({
    left: -length - MARGIN.beside,
    right: length + MARGIN.beside,
    bottom: -MARGIN.below,
    top: depth + 2 * ARROW,
  })
  const line = view.width / 320
  const floor = -view.top - view.height
  return {
    parts: [...new Set(bars.map(({ part }) => part))],
    view,
    shapes: [
      solid([view.left - GAP, floor - GAP], [view.width + 2 * GAP, GAP - floor], line),
      ...pair.flatMap((from) =>
        bars.map((piece) => paint({ ...piece, outline: lying(piece, from) }, true, line))
      ),
      ...clockMarks({ left: -length, right: length, bottom: 0, top: depth }, view),
    ],
  }
}

/** The maximum tilt of an upright edge, as a fraction of its length. */
const TILT = 0.05

/** Returns the side on which a bar lies stably: the one with the longest upright edge. */
function flatSide(hull: Outline): 'left' | 'right' {
  const { left, right } = boxOf(hull)
  const longest = edgesOf(hull)
    .filter(({ from, to }) => Math.abs(from[0] - to[0]) < TILT * Math.abs(from[1] - to[1]))
    .toSorted((a, b) => Math.abs(b.from[1] - b.to[1]) - Math.abs(a.from[1] - a.to[1]))[0]
  return longest && longest.from[0] > (left + right) / 2 ? 'right' : 'left'
}
