import { array, assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extrude, type Solid, turn } from '#drawings/solid'
import { openEdges, volumeOf } from '#tests/fixtures/catalogue/surfaces'

/** An angle of 40 by 30 mm, 2 mm thick: an outline with a corner that points inwards. */
const ANGLE = [
  [0, 0],
  [40, 0],
  [40, 2],
  [2, 2],
  [2, 30],
  [0, 30],
] as const
const ANGLE_AREA = 40 * 2 + 28 * 2

/** A screw with a head of 8 and a shank of 4 mm, 20 mm long, its axis at x = 5. */
const SCREW = [
  [1, 20],
  [9, 20],
  [9, 18],
  [7, 16],
  [7, 3],
  [5, 0],
  [3, 3],
  [3, 16],
  [1, 18],
] as const

function extent({ positions }: Solid, axis: 0 | 1 | 2): [number, number] {
  const values = positions.map((position) => position[axis])
  return [Math.min(...values), Math.max(...values)]
}

describe('a bar of an outline', () => {
  test('is closed: every edge lies between two faces', () => {
    expect(openEdges(extrude(ANGLE, -120, 0))).toEqual([])
  })

  test('is found to be open without one of its faces', () => {
    const solid = extrude(ANGLE, -120, 0)
    expect(openEdges({ ...solid, triangles: solid.triangles.slice(1) })).toHaveLength(3)
  })

  test.each([
    ['anticlockwise', ANGLE],
    ['clockwise', ANGLE.toReversed()],
  ])('holds its area times its length, written %s', (_, outline) => {
    expect(volumeOf(extrude(outline, -120, 0))).toBeCloseTo(ANGLE_AREA * 120, 6)
  })

  test('is closed and as large as it should be for any star of corners', () => {
    const radii = array(integer({ min: 3, max: 60 }), { minLength: 5, maxLength: 40 })
    assert(
      property(radii, (lengths) => {
        const step = (2 * Math.PI) / lengths.length
        const outline = lengths.map((radius, index): [number, number] => [
          radius * Math.cos(index * step),
          radius * Math.sin(index * step),
        ])
        const area = lengths.reduce(
          (sum, radius, index) =>
            sum + (radius * (lengths[(index + 1) % lengths.length] ?? 0) * Math.sin(step)) / 2,
          0
        )
        const solid = extrude(outline, -10, 0)
        expect(openEdges(solid)).toEqual([])
        expect(volumeOf(solid)).toBeCloseTo(area * 10, 4)
      })
    )
  })

  test('keeps sharp edges sharp, and a curve in steps smooth', () => {
    const { normals } = extrude(ANGLE, -120, 0)
    expect(new Set(normals.map(String)).size).toBe(6)

    const circle = Array.from({ length: 24 }, (_, index): [number, number] => {
      const angle = (index * Math.PI) / 12
      return [Math.cos(angle), Math.sin(angle)]
    })
    const { positions, normals: round } = extrude(circle, -1, 0)
    for (const [index, [x, y]] of positions.slice(48).entries()) {
      const [facesX, facesY] = round[48 + index] ?? [0, 0]
      expect(x * facesX + y * facesY).toBeCloseTo(1)
    }
  })
})

describe('a screw', () => {
  test('is closed, round, and half there behind the cut', () => {
    const solid = turn(SCREW, 0)
    if (!solid) throw new Error('not round')
    expect(openEdges(solid)).toEqual([])
    expect(extent(solid, 0).map((x) => Math.round(x * 100) / 100)).toEqual([1, 9])
    expect(extent(solid, 1).map((y) => Math.round(y * 100) / 100)).toEqual([0, 20])
    const [back, front] = extent(solid, 2)
    expect(back).toBeCloseTo(-4)
    expect(front).toBe(0)
  })

  test('has nearly half the volume of its cylinders and cones', () => {
    const head = Math.PI * 16 * 2
    const cone = ((Math.PI * 2) / 3) * (16 + 8 + 4)
    const shank = Math.PI * 4 * 13
    const tip = (Math.PI * 4 * 3) / 3
    const half = (head + cone + shank + tip) / 2
    const volume = volumeOf(turn(SCREW, 0) ?? extrude(SCREW, -1, 0))
    expect(volume / half).toBeGreaterThan(0.98)
    expect(volume / half).toBeLessThan(1)
  })

  test('stays round if it is not parallel to an axis', () => {
    const [cos, sin] = [Math.cos(0.3), Math.sin(0.3)]
    const askew = SCREW.map(([x, y]): [number, number] => [x * cos - y * sin, x * sin + y * cos])
    const solid = turn(askew, 0)
    expect(solid && openEdges(solid)).toEqual([])
    expect(volumeOf(solid ?? extrude(askew, 0, 1))).toBeCloseTo(
      volumeOf(turn(SCREW, 0) ?? extrude(SCREW, 0, 1)),
      6
    )
  })

  test('is none where the two sides differ', () => {
    expect(turn(ANGLE, 0)).toBeUndefined()
  })
})
