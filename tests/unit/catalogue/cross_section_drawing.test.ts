import { describe, expect, test } from 'vitest'
import type { CrossSection } from '#drawings/cross_section'
import { drawCrossSection, drawCrossSections } from '#drawings/cross_section_drawing'
import { rectangle } from '#tests/fixtures/catalogue/rectangle'
import { Measures } from '#texts/measures'

/** A bar of 40 × 4 mm on screed, with its width above and its height beside it. */
const SECTION: CrossSection = {
  parts: [
    { part: 'substrate', points: rectangle(0, -10, 60, 0) },
    { part: 'profile', points: rectangle(10, 0, 50, 4) },
  ],
  dimensions: [
    { measures: 'width', names: 'visible_width', from: [10, 4], to: [50, 4], offset: 6 },
    { measures: 'height', names: 'floor_height', from: [10, 0], to: [10, 4], offset: -6 },
  ],
}

const t = (key: string, args?: Record<string, string | number>) =>
  [key.split('.').pop(), ...Object.values(args ?? {})].join(' ')
const draw = (section: CrossSection) => drawCrossSection(section, t, new Measures('de'))

describe('a cross-section', () => {
  test('is drawn in millimetres, turned so that y runs down', () => {
    expect(draw(SECTION).parts[1]).toEqual({ part: 'profile', d: 'M10 0h40v-4h-40z' })
  })

  test('goes from point to point, which for slanted lines takes both distances', () => {
    const [, profile] = SECTION.parts
    const slanted = [
      [0, 0],
      [0.3, 1.5],
      [0.1, 1],
      [0, 0.5],
    ] as [number, number][]
    const drawn = draw({ ...SECTION, parts: [{ ...profile, points: slanted }] })
    expect(drawn.parts[0]?.d).toBe('M0 0l.3-1.5l-.2 .5l-.1 .5z')
  })

  test('keeps the order of its parts, so that the profile lies on the floor', () => {
    expect(draw(SECTION).parts.map(({ part }) => part)).toEqual(['substrate', 'profile'])
  })

  test('has room for all its points, lines and figures', () => {
    const { viewBox, width, height, dimensions, text_size } = draw(SECTION)
    const [left, top, boxWidth, boxHeight] = viewBox.split(' ').map(Number)
    expect([boxWidth, boxHeight]).toEqual([width, height])
    expect(left).toBeLessThan(0)
    expect(top + height).toBeGreaterThan(10)
    for (const { x, y } of dimensions) {
      expect(x).toBeGreaterThan(left)
      expect(y - text_size).toBeGreaterThan(top)
    }
  })

  test('says what each size is to those who do not see it', () => {
    expect(draw(SECTION).description).toBe(
      'description visible_width 40\u00A0mm, floor_height 4\u00A0mm'
    )
  })

  test('says no size twice: the legs of an equal angle are one', () => {
    const leg = { names: 'leg_width', range: { min: 10, max: 50 } } as const
    const dimensions = SECTION.dimensions.map((dimension) => ({ ...dimension, ...leg }))
    expect(draw({ ...SECTION, dimensions }).description).toBe('description leg_width 10–50\u00A0mm')
  })
})

describe('a dimension', () => {
  test('shows the distance that is drawn, or the range that is given', () => {
    const [width, height] = SECTION.dimensions
    const ranged = { ...SECTION, dimensions: [width, { ...height, range: { min: 3, max: 5 } }] }
    expect(draw(ranged).dimensions.map(({ text }) => text)).toEqual(['40\u00A0mm', '3–5\u00A0mm'])
  })

  test('is drawn at a distance from its points, on the side of its offset', () => {
    const [width, height] = draw(SECTION).dimensions
    expect(width).toMatchObject({ x: 30, anchor: 'middle' })
    expect(width.y).toBeLessThan(-10)
    expect(height).toMatchObject({ anchor: 'end' })
    expect(height.x).toBeLessThan(4)
  })

  test('has its figure after its line where there is no room above it', () => {
    const [width] = SECTION.dimensions
    const narrow = { ...width, to: [14, 4] as [number, number] }
    const [drawn] = draw({ ...SECTION, dimensions: [narrow] }).dimensions
    expect(drawn.anchor).toBe('start')
    expect(drawn.x).toBeGreaterThan(14)
  })

  test('has its arrows inside where there is room, else outside', () => {
    const [wide] = draw(SECTION).dimensions
    expect(wide.lines).toMatch(/M10 -10h40$/)
    const [width, height] = SECTION.dimensions
    const thin = { ...height, to: [10, 1] as [number, number] }
    const [, low] = draw({ ...SECTION, dimensions: [width, thin] }).dimensions
    expect(low.lines).toMatch(/M4 3v-7$/)
  })
})

test('profiles of the same cross-section share one drawing', () => {
  const other: CrossSection = { ...SECTION, dimensions: SECTION.dimensions.slice(0, 1) }
  const drawings = drawCrossSections(
    [
      { article_number: '10101', crossSection: SECTION },
      { article_number: '10102', crossSection: SECTION },
      { article_number: '10103', crossSection: other },
    ],
    t,
    new Measures('de')
  )
  expect(drawings.map(({ article_number }) => article_number)).toEqual(['10101', '10103'])
})
