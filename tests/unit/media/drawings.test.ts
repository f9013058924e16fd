import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLOURS } from '#config/design'
import { PART_COLOURS } from '#drawings/part_colours'

/** What no cross-section has: screed, tools and racks, bare metal, and the shaded side of a profile. */
const OTHERS = ['#ffffff', '#dcd8ce', '#bdb8ac', '#6d7074', '#8f0102']

const PALETTE = new Set(
  [...Object.values(PART_COLOURS), ...Object.values(COLOURS), ...OTHERS].map((each) =>
    each.toLowerCase()
  )
)

const DRAWINGS = globSync('resources/media/{drawings,families}/*.svg')

test('there are drawings', () => {
  expect(DRAWINGS.length).toBeGreaterThan(20)
})

test.each(DRAWINGS)('%s has the colours of cross-sections, and no text of another font', (file) => {
  const svg = readFileSync(file, 'utf8')
  const colours = Array.from(svg.matchAll(/#[\da-f]{3,8}\b/gi), ([colour]) => colour.toLowerCase())
  expect(colours.filter((colour) => !PALETTE.has(colour))).toEqual([])
  expect(svg).not.toMatch(/<text|font-family/)
})
