import { describe, expect, test } from 'vitest'
import { BOUNDS, cielabOf, closenessOf, closest, deltaE, hexOf } from '#colour_match/colour_match'
import { COLOURS, DECORS } from '#tests/fixtures/catalogue/colour_records'

const RECORDS = [...COLOURS, ...DECORS]

test('ΔE 2000 is the published difference, in either order', () => {
  const one = { l: 50, a: 2.5, b: 0 }
  const other = { l: 73, a: 25, b: -18 }
  expect(deltaE(one, other)).toBeCloseTo(27.1492, 4)
  expect(deltaE(other, one)).toBeCloseTo(27.1492, 4)
})

describe('the closest colours', () => {
  test('are six, the closest first, and none that is left out is closer', () => {
    for (const { lab } of RECORDS) {
      const found = closest(lab, RECORDS)
      expect(found).toHaveLength(6)
      const all = RECORDS.map((each) => deltaE(lab, each.lab)).toSorted((one, other) => one - other)
      for (const [place, { delta }] of found.entries()) expect(delta).toBeCloseTo(all[place], 1)
    }
  })

  test.each([
    [0, 'hardly'],
    [BOUNDS.hardly, 'hardly'],
    [2.1, 'beside'],
    [BOUNDS.beside, 'beside'],
    [5.1, 'other'],
  ])('at ΔE %s are called %s', (delta, closeness) => {
    expect(closenessOf(delta)).toBe(closeness)
  })

  test('of oak mist begin with the foil of the same name', () => {
    const { lab } = RECORDS.find(({ id }) => id === 'oak_mist')!
    const colours = RECORDS.filter(({ id }) => id !== 'oak_mist')
    expect(closest(lab, colours)[0]?.colour.id).toBe('oak_mist_foil')
  })
})

describe('the values of our records', () => {
  test.each(RECORDS.map((record) => [record.id, record] as const))(
    'of %s reflect as much light in CIELAB as by their LRV',
    (_, { lab, lrv }) => {
      expect(Math.round(reflectance(lab.l))).toBe(lrv)
    }
  )

  /**
   * The LRV of metal lacks the specular reflection that its picture shows, so that a screen shows
   * it a little lighter.
   */
  test.each(RECORDS.map((record) => [record.id, record] as const))(
    'of %s are the colour that a screen shows',
    (_, { lab, hex }) => {
      expect(deltaE(lab, cielabOf(hex))).toBeLessThan(2)
    }
  )
})

/** The luminous reflectance of a lightness, in per cent (ISO/CIE 11664-4). */
function reflectance(l: number): number {
  const root = (l + 16) / 116
  return 100 * (root > 6 / 29 ? root ** 3 : 3 * (6 / 29) ** 2 * (root - 4 / 29))
}

describe('a screen', () => {
  test.each([
    ['#ffffff', { l: 100, a: 0, b: 0 }],
    ['#000000', { l: 0, a: 0, b: 0 }],
    /** The red of sRGB, under D65. */
    ['#ff0000', { l: 53.24, a: 80.09, b: 67.2 }],
  ])('shows %s, which CIELAB calls so', (hex, lab) => {
    const { l, a, b } = cielabOf(hex)
    for (const [is, should] of [
      [l, lab.l],
      [a, lab.a],
      [b, lab.b],
    ]) {
      expect(is).toBeCloseTo(should, 1)
    }
    expect(hexOf(cielabOf(hex))).toBe(hex)
  })

  test('shows what comes nearest of what it cannot show', () => {
    expect(hexOf({ l: 50, a: 128, b: 0 })).toMatch(/^#[0-9a-f]{6}$/)
  })
})
