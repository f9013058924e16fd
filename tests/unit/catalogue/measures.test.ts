import { describe, expect, test } from 'vitest'
import { LOCALES } from '#shared/locales'
import { Measures, measuresOf, shownMeasuresOf } from '#texts/measures'

/** A no-break space. */
const NB = '\u00A0'

describe('sizes in words of a language', () => {
  test.each(LOCALES)('%s', (locale) => {
    const point = locale === 'en' ? '.' : ','
    const unit = locale === 'ru' ? 'мм' : 'mm'
    const measures = new Measures(locale)
    expect(measures.millimetres(38.5)).toBe(`38${point}5${NB}${unit}`)
    expect(measures.millimetreRange({ min: 2, max: 12.5 })).toBe(`2–12${point}5${NB}${unit}`)
  })

  test('no line ends within a range of a page; files, mails and search have the plain one', () => {
    const range = { min: 7, max: 18 }
    expect(shownMeasuresOf('de').millimetreRange(range)).toBe(`7–\u206018${NB}mm`)
    expect(measuresOf('de').millimetreRange(range)).toBe(`7–18${NB}mm`)
  })

  test('a range of equal ends is one figure', () => {
    expect(new Measures('de').millimetreRange({ min: 38, max: 38 })).toBe(`38${NB}mm`)
  })

  test('lengths share their unit', () => {
    expect(new Measures('de').centimetres([90])).toBe(`90${NB}cm`)
    expect(new Measures('de').centimetres([90, 100, 270])).toBe(`90, 100, 270${NB}cm`)
  })

  test('metres have the language’s thousands', () => {
    expect(new Measures('de').metres(1240)).toBe(`1.240${NB}m`)
    expect(new Measures('en').metres(1240)).toBe(`1,240${NB}m`)
  })

  test('metres have their centimetres', () => {
    expect(new Measures('de').metres(8.92)).toBe(`8,92${NB}m`)
    expect(new Measures('de').metres(2.4)).toBe(`2,4${NB}m`)
  })
})
