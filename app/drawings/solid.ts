import earcut from 'earcut'

/** Two coordinates in millimetres: x to the right, y up. */
type Flat = readonly [x: number, y: number]
type Vector = readonly [x: number, y: number, z: number]

/**
 * A closed surface in millimetres: x to the right, y up, z towards the viewer. Vertices are
 * duplicated per face, so that edges stay sharp.
 */
export type Solid = {
  positions: Vector[]
  normals: Vector[]
  /** The vertex indices of each triangle, anticlockwise as seen from outside. */
  triangles: [number, number, number][]
}

/** Faces at an angle below 35° approximate a curve and are shaded smoothly. */
const SMOOTH = Math.cos((35 * Math.PI) / 180)

/** The number of faces per half turn. */
const STEPS = 18

/** The tolerance of symmetry, because outlines are specified in tenths. */
const TOLERANCE = 0.15

/**
 * Extrudes an outline between two depths.
 *
 * @param outline the corners of a closed outline that does not intersect itself, in either
 *   direction
 */
export function extrude(outline: readonly Flat[], back: number, front: number): Solid {
  const solid: Solid = { positions: [], normals: [], triangles: [] }
  const points = signedArea(outline) < 0 ? outline.toReversed() : outline
  addCut(solid, points, front, 1)
  addCut(solid, points, back, -1)

  const faces = points.map((point, index) => rightOf(point, points[(index + 1) % points.length]))
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length] ?? from
    const face = faces[index] ?? from
    const start = blend(face, faces.at(index - 1) ?? face)
    const end = blend(face, faces[(index + 1) % points.length] ?? face)
    const first = solid.positions.length
    for (const [[x, y], [facesX, facesY]] of [
      [from, start],
      [to, end],
    ] as const) {
      solid.positions.push([x, y, back], [x, y, front])
      solid.normals.push([facesX, facesY, 0], [facesX, facesY, 0])
    }
    addTriangle(solid, first, first + 2, first + 3)
    addTriangle(solid, first, first + 3, first + 1)
  }
  return solid
}

/**
 * Revolves the outline of a round part, such as a screw or plug, cut along its axis. The cut is at
 * `front`; the remaining half is behind it.
 *
 * @param outline the corners of a closed outline, as for `extrude`
 * @returns undefined if the outline is not symmetric
 */
export function turn(outline: readonly Flat[], front: number): Solid | undefined {
  const axis = longAxis(outline)
  const half = halfBeside(outline, axis)
  if (!half) return undefined

  const solid: Solid = { positions: [], normals: [], triangles: [] }
  const otherHalf = half.slice(1, -1).map(([along, off]): Flat => [along, -off])
  addCut(solid, [...half, ...otherHalf.toReversed()].map(axis.place), front, 1)

  for (const [index, to] of half.entries()) {
    const from = half[index - 1]
    if (!from) continue
    const [slopeAlong, slopeOff] = rightOf(to, from)
    const first = solid.positions.length
    for (let step = 0; step <= STEPS; step++) {
      const [cos, sin] = partOfHalfTurn(step)
      const [facesX, facesY] = axis.direct([slopeAlong, slopeOff * cos])
      for (const [along, off] of [from, to]) {
        const [x, y] = axis.place([along, off * cos])
        solid.positions.push([x, y, front - off * sin])
        solid.normals.push([facesX, facesY, -slopeOff * sin])
      }
    }
    for (let step = 0; step < STEPS; step++) {
      const corner = first + 2 * step
      /** On the axis, all vertices of a ring coincide. */
      if (to[1] > 0) addTriangle(solid, corner, corner + 1, corner + 3)
      if (from[1] > 0) addTriangle(solid, corner, corner + 3, corner + 2)
    }
  }
  return solid
}

/** Returns the signed area of an outline; negative if it is clockwise. */
function signedArea(outline: readonly Flat[]): number {
  return outline.reduce((area, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y]
    return area + (x * nextY - nextX * y) / 2
  }, 0)
}

/** Returns the right-hand unit normal of the line between two points. */
function rightOf([fromX, fromY]: Flat, [toX, toY]: Flat = [fromX, fromY]): Flat {
  const length = Math.hypot(toX - fromX, toY - fromY)
  return [(toY - fromY) / length, (fromX - toX) / length]
}

/** Returns the average normal of two faces that form a curve; otherwise the face's own normal. */
function blend(face: Flat, neighbour: Flat): Flat {
  if (face[0] * neighbour[0] + face[1] * neighbour[1] < SMOOTH) return face
  const [x, y] = [face[0] + neighbour[0], face[1] + neighbour[1]]
  const length = Math.hypot(x, y)
  return [x / length, y / length]
}

function addCut(solid: Solid, outline: readonly Flat[], z: number, facing: 1 | -1) {
  const first = solid.positions.length
  for (const [x, y] of outline) {
    solid.positions.push([x, y, z])
    solid.normals.push([0, 0, facing])
  }
  const corners = earcut(outline.flat())
  for (let index = 0; index < corners.length; index += 3) {
    const [a = 0, b = 0, c = 0] = corners.slice(index, index + 3)
    addTriangle(solid, first + a, first + b, first + c)
  }
}

/** Adds a triangle, wound to match the normal of its first vertex. */
function addTriangle({ positions, normals, triangles }: Solid, a: number, b: number, c: number) {
  const [p, q, r, n] = [positions[a], positions[b], positions[c], normals[a]]
  if (!p || !q || !r || !n) throw new Error('A triangle of corners that are not there')
  const [ux, uy, uz] = [q[0] - p[0], q[1] - p[1], q[2] - p[2]]
  const [vx, vy, vz] = [r[0] - p[0], r[1] - p[1], r[2] - p[2]]
  const facing =
    n[0] * (uy * vz - uz * vy) + n[1] * (uz * vx - ux * vz) + n[2] * (ux * vy - uy * vx)
  triangles.push(facing > 0 ? [a, b, c] : [a, c, b])
}

/** Returns cosine and sine, exact at both ends so that the surface is closed. */
function partOfHalfTurn(step: number): Flat {
  if (step === 0) return [1, 0]
  if (step === STEPS) return [-1, 0]
  const angle = (step / STEPS) * Math.PI
  return [Math.cos(angle), Math.sin(angle)]
}

/**
 * The axis along the longest extent of an outline, with conversions to and from its coordinates.
 */
type Axis = {
  /** Returns the position of a point along the axis and its distance from it. */
  measure: (point: Flat) => Flat
  place: (measured: Flat) => Flat
  /** Converts a direction from axis coordinates. */
  direct: (measured: Flat) => Flat
}

function longAxis(outline: readonly Flat[]): Axis {
  const middle = [0, 1].map(
    (axis) => outline.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / outline.length
  )
  const [middleX = 0, middleY = 0] = middle
  let [xx, xy, yy] = [0, 0, 0]
  for (const [x, y] of outline) {
    xx += (x - middleX) ** 2
    xy += (x - middleX) * (y - middleY)
    yy += (y - middleY) ** 2
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const direct = ([along, off]: Flat): Flat => [along * cos - off * sin, along * sin + off * cos]
  return {
    measure: ([x, y]) => [
      (x - middleX) * cos + (y - middleY) * sin,
      (y - middleY) * cos - (x - middleX) * sin,
    ],
    place: (measured) => {
      const [x, y] = direct(measured)
      return [middleX + x, middleY + y]
    },
    direct,
  }
}

/** Returns one half of an outline, from axis to axis; undefined if the outline is not symmetric. */
function halfBeside(outline: readonly Flat[], axis: Axis): Flat[] | undefined {
  const measured = outline.map(axis.measure)
  const isAlike = measured.every(([along, off]) =>
    measured.some(
      ([otherAlong, otherOff]) => Math.hypot(along - otherAlong, off + otherOff) < TOLERANCE
    )
  )
  const start = measured.findIndex(
    ([, off], index) => off > TOLERANCE / 2 && (measured.at(index - 1)?.[1] ?? 0) <= TOLERANCE / 2
  )
  if (!isAlike || start < 0) return undefined

  const turned = [...measured.slice(start), ...measured.slice(0, start)]
  const end = turned.findIndex(([, off]) => off <= TOLERANCE / 2)
  const side = turned.slice(0, end)
  if (turned.slice(end).some(([, off]) => off > TOLERANCE / 2)) return undefined
  const [before, after] = [turned.at(-1), turned[end]]
  if (!before || !after) return undefined
  return [onAxis(before, side[0]), ...side, onAxis(side.at(-1), after)]
}

/** Returns the intersection of the line between two points with the axis. */
function onAxis(from: Flat = [0, 0], to: Flat = from): Flat {
  const share = from[1] === to[1] ? 0 : from[1] / (from[1] - to[1])
  return [from[0] + (to[0] - from[0]) * share, 0]
}
