import { expect, test } from 'vitest'
import { arrowheadOf, type Point } from '#drawings/outlines'

const DIRECTIONS: Point[] = [
  [10, 0],
  [0, -10],
  [6, 8],
  [-6, 8],
  [8, -6],
]

test.for(DIRECTIONS)(
  'an arrowhead along [%d, %d] is symmetric, and as long as its vector',
  (run) => {
    const [tip, left, right] = arrowheadOf([3, 4], run, 1 / 4)
    const base: Point = [right[0] - left[0], right[1] - left[1]]
    expect(tip).toEqual([3, 4])
    expect([(left[0] + right[0]) / 2, (left[1] + right[1]) / 2]).toEqual([3 + run[0], 4 + run[1]])
    expect(base[0] * run[0] + base[1] * run[1]).toBeCloseTo(0)
    expect(Math.hypot(...base)).toBeCloseTo(5)
  }
)
