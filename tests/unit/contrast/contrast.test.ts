import { describe, expect, test } from 'vitest'
import {
  contrastOf,
  greyOf,
  lrvIn,
  MIN_CONTRAST,
  MIN_DIFFERENCE,
  measureOf,
  TOLERANCE,
} from '#contrast/contrast'
import { LOCALES } from '#shared/locales'

/** All light reflectance values in whole points. */
const LRVS = Array.from({ length: 101 }, (_, lrv) => lrv)

describe('the contrast of two surfaces', () => {
  test.each([
    /** The examples of the site's pages: service, questions. */
    [60, 20, 0.5, 40],
    [93, 53, 0.27, 40],
    [55, 12, 0.64, 43],
    /** The limits: 7 to 3 is 0.4, 3 to 1 is 0.5, 17 to 3 is 0.7 (DIN 32975). */
    [70, 30, 0.4, 40],
    [75, 25, 0.5, 50],
    [85, 15, 0.7, 70],
    [100, 0, 1, 100],
    [0, 0, 0, 0],
    [0.7, 0.3, 0.4, 0.4],
    [38.55, 8.6, 0.63, 29.95],
  ])('of %s and %s is %s, at %s points', (one, other, k, points) => {
    expect(contrastOf(one, other)).toMatchObject({ k, points })
  })

  test.each([
    ['clear', 75, 25],
    ['close', 70, 30],
    ['close', 74, 25],
    ['low', 69, 30],
    /** K is 0.63, but the lighter surface reflects too little. */
    ['close', 49, 11],
    ['clear', 50, 11],
    ['low', 30, 30],
  ])('is %s for %s and %s', (verdict, one, other) => {
    expect(contrastOf(one, other).verdicts.k).toBe(verdict)
  })

  test('is rounded down, so that nothing shows a limit that it misses', () => {
    expect(contrastOf(69.9, 30)).toMatchObject({ k: 0.39, verdicts: { k: 'low' } })
    for (const one of LRVS) {
      for (const other of LRVS) {
        const {
          k,
          points,
          verdicts: { k: verdict, points: british },
        } = contrastOf(one, other)
        expect(verdict === 'low').toBe(k < MIN_CONTRAST)
        expect(verdict === 'clear').toBe(
          k >= MIN_CONTRAST + TOLERANCE && Math.max(one, other) >= 50
        )
        expect(british).toBe(points >= MIN_DIFFERENCE ? 'clear' : 'low')
      }
    }
  })

  /** A difference of 30 points is British practice, which is another measure (docs/facts.md). */
  test('is not the difference in points', () => {
    expect(contrastOf(93, 53)).toMatchObject({
      points: 40,
      verdicts: { k: 'low', points: 'clear' },
    })
    expect(contrastOf(20, 6)).toMatchObject({ points: 14, k: 0.53, verdicts: { points: 'low' } })
    expect(contrastOf(59.9, 30)).toMatchObject({ points: 29.9, verdicts: { points: 'low' } })
    expect(contrastOf(59.95, 30)).toMatchObject({ points: 29.95, verdicts: { points: 'low' } })
  })

  test('is judged by points in English first, by K in all other languages', () => {
    expect(LOCALES.filter((locale) => measureOf(locale) === 'points')).toEqual(['en'])
  })
})

describe('a typed reflectance value', () => {
  test.each([
    ['53', 53],
    ['53,5', 53.5],
    [' 53.5 % ', 53.5],
    ['0', 0],
    ['100', 100],
    /** As data sheets have them, which give two decimals. */
    ['8,50', 8.5],
    ['53.55', 53.55],
    ['53,555', 53.56],
    ['100,00 %', 100],
    ['８,５\u200B', 8.5],
  ])('%j is %s', (text, lrv) => {
    expect(lrvIn(text)).toBe(lrv)
  })

  test.each(['', 'hell', '-3', '101', '100,01', '1e2', '0x10', '5 3'])('%j is none', (text) => {
    expect(lrvIn(text)).toBeUndefined()
  })
})

test.each([
  [0, '#000000'],
  [100, '#ffffff'],
  /** The middle grey of sRGB reflects 21.6 per cent of the light. */
  [21.6, '#808080'],
])('the grey of %s per cent is %s', (lrv, hex) => {
  expect(greyOf(lrv)).toBe(hex)
})
