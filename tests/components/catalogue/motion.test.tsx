import { describe, expect, test } from 'vitest'
import type { MovingShape, Still } from '#drawings/step_motion'
import { between } from '~/catalogue/motion/lazy/motion'

const VIEW = { left: -50, top: -40, width: 100, height: 56.25 }

const GROUND: MovingShape = { key: 'ground', d: 'M-60 0h120v12h-120z', fill: '#ffffff', width: 1 }
const MARK: MovingShape = { d: 'M0 0v-9', stroke: '#c80102', width: 1 }

/** A new cover, held above its final position. */
const HELD: MovingShape = {
  key: 'cover',
  d: 'M-20-12h40v-3h-40z',
  fill: '#c80102',
  width: 1,
  away: [0, -8],
  from: [0, -10],
}

function still(...shapes: MovingShape[]): Still {
  return { step: 'press', kind: 'above', view: VIEW, shapes }
}

/** The position and opacity of a shape at a time. */
function at(share: number, before: Still | undefined, after: Still, key: string) {
  const shown = between(before, after, share).find((each) => each.key === key)
  const [, x, y] =
    /translate\(([-\d.]+) ([-\d.]+)\) scale\(3.2\)/.exec(shown?.transform ?? '') ?? []
  return shown && { x: Number(x), y: Number(y), opacity: shown.opacity, fill: shown.fill }
}

describe('between two drawings', () => {
  const above = still(GROUND, HELD)
  const seated = still(GROUND, { ...HELD, fill: '#9aa0a5', away: undefined })

  test('a part moves from the position where it is held to its final one, and changes its colour', () => {
    expect(at(0, above, seated, 'cover')).toEqual({
      x: 160,
      y: 128 - 8 * 3.2,
      opacity: 1,
      fill: 'rgb(200 1 2)',
    })
    expect(at(1, above, seated, 'cover')).toEqual({
      x: 160,
      y: 128,
      opacity: 1,
      fill: 'rgb(154 160 165)',
    })
    const heights = [0, 0.3, 0.5, 0.7, 1].map((share) => at(share, above, seated, 'cover')?.y ?? 0)
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
    expect(new Set(heights).size).toBe(5)
  })

  test('a part that is in its place stays there', () => {
    for (const share of [0, 0.5, 1]) {
      expect(at(share, above, seated, 'ground')).toMatchObject({ x: 160, y: 128, opacity: 1 })
    }
  })

  test('a part that is added comes from where it starts', () => {
    const empty = still(GROUND)
    expect(at(0, empty, above, 'cover')).toBeUndefined()
    const early = at(0.4, empty, above, 'cover')
    expect(early?.opacity).toBeGreaterThan(0)
    expect(early?.y).toBeLessThan(128 - 8 * 3.2)
    expect(at(1, empty, above, 'cover')).toMatchObject({ y: 128 - 8 * 3.2, opacity: 1 })
  })

  test('marks fade, and end with the drawing as it is', () => {
    const marked = still(GROUND, MARK)
    expect(between(marked, seated, 0).map(({ opacity }) => opacity)).toContain(1)
    expect(between(marked, seated, 1).map(({ key }) => key)).toEqual(['ground', 'cover'])
    expect(between(seated, marked, 0.5).some(({ shape }) => shape === MARK)).toBe(false)
    expect(between(seated, marked, 1).map(({ shape }) => shape)).toEqual([GROUND, MARK])
  })

  test('of other views nothing moves: the one fades out, the other in', () => {
    const other = { ...seated, view: { ...VIEW, left: 0, width: 160 } }
    const shown = between(above, other, 0.25)
    expect(shown.every(({ opacity }) => opacity < 1)).toBe(true)
    expect(between(above, other, 1).map(({ scale }) => scale)).toEqual([2, 2])
  })
})

test('a drawing without parts does not wait for them', () => {
  expect(between(undefined, still(MARK), 0.45).map(({ opacity }) => opacity)).toEqual([1])
  expect(between(undefined, still(GROUND, MARK), 0.45).map(({ shape }) => shape)).toEqual([GROUND])
})

test('the first drawing appears out of nothing, and is whole at its end', () => {
  const first = still(GROUND, HELD, MARK)
  expect(between(undefined, first, 0)).toEqual([])
  expect(between(undefined, first, 1).map(({ opacity }) => opacity)).toEqual([1, 1, 1])
})
