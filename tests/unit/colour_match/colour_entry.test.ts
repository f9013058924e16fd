import { describe, expect, test } from 'vitest'
import { colourIn, formatEntry } from '#colour_match/colour_entry'

describe('a typed colour', () => {
  test.each([
    ['#c8b79c', '#c8b79c'],
    [' C8B79C ', '#c8b79c'],
    ['#cb9', '#ccbb99'],
    /** Six digits are an sRGB colour, three groups of digits are CIELAB. */
    ['748024', '#748024'],
    ['74.8 2.4 16.1', '74.8 2.4 16.1'],
    ['74,8 2,4 16,1', '74.8 2.4 16.1'],
    ['74,8; 2,4; 16,1', '74.8 2.4 16.1'],
    ['74.8,2.4,16.1', '74.8 2.4 16.1'],
    ['74,8/2,4/16,1', '74.8 2.4 16.1'],
    ['75,2,16', '75 2 16'],
    ['L* 74,8, a* −2,4, b* 16,1', '74.8 -2.4 16.1'],
    ['L=74.8 a=+2.4 b=16.1', '74.8 2.4 16.1'],
    ['CIELAB: 74.8 2.4 16.1', '74.8 2.4 16.1'],
    ['lab(74.8 2.4 16.1)', '74.8 2.4 16.1'],
    ['74.84 -0.04 16.06', '74.8 0 16.1'],
    ['100 -128 128', '100 -128 128'],
  ])('%j is %s', (text, spelt) => {
    const entry = colourIn(text)
    expect(entry && formatEntry(entry)).toBe(spelt)
  })

  test.each([
    '',
    'Eiche',
    '#c8b79',
    '104',
    '74 2 16 4',
    '101 0 0',
    '-1 0 0',
    '50 129 0',
    '50 0 -129',
    'a 2 b 16 l 74',
    '74,8,2,4',
  ])('%j is none', (text) => {
    expect(colourIn(text)).toBeUndefined()
  })

  test('in its stored spelling, is read as the same', () => {
    for (const text of ['#C8B79C', '74,8 −2,4 16,1']) {
      const entry = colourIn(text)!
      expect(colourIn(formatEntry(entry))).toEqual(entry)
    }
  })
})
