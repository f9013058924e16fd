import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Cielab } from '#catalogue/colours/cielab'
import { BOUNDS, cielabOf, closenessOf, closest, deltaE, hexOf } from '#colour_match/colour_match'

type Record = { id: string; hex: string; lrv: number; lab: Cielab }

const RECORDS: Record[] = [
  ...read('colours').groups.flatMap(({ colours }: { colours: Record[] }) => colours),
  ...read('decors').decors,
]

function read(folder: string): any {
  return parse(readFileSync(`resources/content/${folder}/de.yaml`, 'utf8'))
}

/**
 * The test data of Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes,
 * Supplementary Test Data, and Mathematical Observations", Color Research and Application 30 (2005),
 * table 1: two colours, and their difference to four decimals.
 */
const PUBLISHED = `
50.0000   2.6772 -79.7751  50.0000   0.0000 -82.7485  2.0425
50.0000   3.1571 -77.2803  50.0000   0.0000 -82.7485  2.8615
50.0000   2.8361 -74.0200  50.0000   0.0000 -82.7485  3.4412
50.0000  -1.3802 -84.2814  50.0000   0.0000 -82.7485  1.0000
50.0000  -1.1848 -84.8006  50.0000   0.0000 -82.7485  1.0000
50.0000  -0.9009 -85.5211  50.0000   0.0000 -82.7485  1.0000
50.0000   0.0000   0.0000  50.0000  -1.0000   2.0000  2.3669
50.0000  -1.0000   2.0000  50.0000   0.0000   0.0000  2.3669
50.0000   2.4900  -0.0010  50.0000  -2.4900   0.0009  7.1792
50.0000   2.4900  -0.0010  50.0000  -2.4900   0.0010  7.1792
50.0000   2.4900  -0.0010  50.0000  -2.4900   0.0011  7.2195
50.0000   2.4900  -0.0010  50.0000  -2.4900   0.0012  7.2195
50.0000  -0.0010   2.4900  50.0000   0.0009  -2.4900  4.8045
50.0000  -0.0010   2.4900  50.0000   0.0010  -2.4900  4.8045
50.0000  -0.0010   2.4900  50.0000   0.0011  -2.4900  4.7461
50.0000   2.5000   0.0000  50.0000   0.0000  -2.5000  4.3065
50.0000   2.5000   0.0000  73.0000  25.0000 -18.0000 27.1492
50.0000   2.5000   0.0000  61.0000  -5.0000  29.0000 22.8977
50.0000   2.5000   0.0000  56.0000 -27.0000  -3.0000 31.9030
50.0000   2.5000   0.0000  58.0000  24.0000  15.0000 19.4535
50.0000   2.5000   0.0000  50.0000   3.1736   0.5854  1.0000
50.0000   2.5000   0.0000  50.0000   3.2972   0.0000  1.0000
50.0000   2.5000   0.0000  50.0000   1.8634   0.5757  1.0000
50.0000   2.5000   0.0000  50.0000   3.2592   0.3350  1.0000
60.2574 -34.0099  36.2677  60.4626 -34.1751  39.4387  1.2644
63.0109 -31.0961  -5.8663  62.8187 -29.7946  -4.0864  1.2630
61.2901   3.7196  -5.3901  61.4292   2.2480  -4.9620  1.8731
35.0831 -44.1164   3.7933  35.0232 -40.0716   1.5901  1.8645
22.7233  20.0904 -46.6940  23.0331  14.9730 -42.5619  2.0373
36.4612  47.8580  18.3852  36.2715  50.5065  21.2231  1.4146
90.8027  -2.0831   1.4410  91.1528  -1.6435   0.0447  1.4441
90.9257  -0.5406  -0.9208  88.6381  -0.8985  -0.7239  1.5381
 6.7747  -0.2908  -2.4247   5.8714  -0.0985  -2.2286  0.6377
 2.0776   0.0795  -1.1350   0.9033  -0.0636  -0.5514  0.9082
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/).map(Number))

describe('ΔE 2000', () => {
  test('is what the 34 published pairs say, in either order', () => {
    expect(PUBLISHED).toHaveLength(34)
    for (const [l, a, b, l2, a2, b2, published] of PUBLISHED) {
      const one = { l, a, b }
      const other = { l: l2, a: a2, b: b2 }
      expect(deltaE(one, other)).toBeCloseTo(published, 4)
      expect(deltaE(other, one)).toBeCloseTo(published, 4)
    }
  })

  test('is nothing between a colour and itself', () => {
    for (const { lab } of RECORDS) expect(deltaE(lab, lab)).toBe(0)
  })
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

  /** A screen shows metal a little lighter: what shines back is in its picture, not in its LRV. */
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
