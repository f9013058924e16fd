/** A point in millimetres: x to the right, y up. */
export type Point = readonly [x: number, y: number]

/** The corners of a closed shape, in order. */
export type Outline = readonly Point[]

export type Box = { left: number; right: number; bottom: number; top: number }

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  }
}

/** Whether two boxes overlap. Touching edges do not count. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top
}

/** Whether a box is inside another one. */
export function within(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.bottom >= outer.bottom &&
    inner.top <= outer.top
  )
}

export function movedBy([dx, dy]: Point, outline: Outline): Outline {
  return outline.map(([x, y]) => [x + dx, y + dy])
}

/**
 * Returns an arrowhead: a triangle with equal edges, from its tip to the end of a vector.
 *
 * @param halfWidth half the width of its base, as a share of the vector's length
 */
export function arrowheadOf(tip: Point, [dx, dy]: Point, halfWidth: number) {
  const side: Point = [-dy * halfWidth, dx * halfWidth]
  const end: Point = [tip[0] + dx, tip[1] + dy]
  const left: Point = [end[0] + side[0], end[1] + side[1]]
  const right: Point = [end[0] - side[0], end[1] - side[1]]
  return [tip, left, right] as const
}

export function edgesOf(outline: Outline): { from: Point; to: Point }[] {
  return outline.map((from, index) => ({ from, to: outline[(index + 1) % outline.length] ?? from }))
}

export function below(height: number, outline: Outline): Outline {
  return outline.flatMap((to, index): Outline => {
    const from = outline.at(index - 1) ?? to
    const corner = to[1] <= height ? [to] : []
    if (from[1] <= height === to[1] <= height) return corner
    const share = (height - from[1]) / (to[1] - from[1])
    return [[from[0] + share * (to[0] - from[0]), height], ...corner]
  })
}

export function hullOf(points: readonly Point[]): Outline {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

/** Returns one chain of the convex hull, without its last point: it only turns left. */
function chain(points: readonly Point[]): Outline {
  const side: Point[] = []
  for (const point of points) {
    while (side.length > 1 && turn(side.at(-2) ?? point, side.at(-1) ?? point, point) <= 0) {
      side.pop()
    }
    side.push(point)
  }
  return side.slice(0, -1)
}

/** Positive if the path a, b, c turns left. */
function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/** Returns the lower and upper end of the axis of an upright part, such as a screw. */
export function axisOf(outline: Outline): { foot: Point; head: Point } {
  const { bottom, top } = boxOf(outline)
  const third = (top - bottom) / 3
  const low = middleOf(outline.filter(([, y]) => y <= bottom + third))
  const high = middleOf(outline.filter(([, y]) => y >= top - third))
  const slope = (high[0] - low[0]) / (high[1] - low[1])
  const at = (y: number): Point => [low[0] + slope * (y - low[1]), y]
  return { foot: at(bottom), head: at(top) }
}

function middleOf(points: readonly Point[]): Point {
  const { left, right, bottom, top } = boxOf(points)
  return [(left + right) / 2, (bottom + top) / 2]
}
