import { describe, expect, test } from 'vitest'
import { type Crop, cropArea } from '#media/pictures/conversion/crop'

const wide = { width: 1600, height: 800 }
const high = { width: 800, height: 1600 }

type Case = [picture: typeof wide, crop: Crop, area: ReturnType<typeof cropArea>]

/** In no case do both directions or the middle lead to the same position. */
const CASES: Case[] = [
  [wide, crop('1:1', 100, 0), { left: 800, top: 0, width: 800, height: 800 }],
  [wide, crop('1:1', 0, 100), { left: 0, top: 0, width: 800, height: 800 }],
  [wide, crop('1:1', 60, 10), { left: 560, top: 0, width: 800, height: 800 }],
  [high, crop('1:1', 0, 100), { left: 0, top: 800, width: 800, height: 800 }],
  [high, crop('1:1', 100, 30), { left: 0, top: 80, width: 800, height: 800 }],
  [high, crop('16:9', 100, 90), { left: 0, top: 1150, width: 800, height: 450 }],
  [wide, crop('3:2', 70, 0), { left: 400, top: 0, width: 1200, height: 800 }],
]

function crop(ratio: Crop['ratio'], x: number, y: number): Crop {
  return { ratio, focus: { x, y } }
}

describe('a crop', () => {
  test.each(CASES)('of %j by %j is %j', (picture, each, area) => {
    expect(cropArea(picture, each)).toEqual(area)
  })
})
