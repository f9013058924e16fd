import { describe, expect, test } from 'vitest'
import { answerParameters } from '#adviser/answers'
import { isPlainSize, typedSize } from '#catalogue/typed_size'
import { colourIn } from '#colour_match/colour_entry'
import { lrvIn } from '#contrast/contrast'
import { joinThousands, millimetresIn, plainCharacters } from '#shared/forms/typed_figures'
import { metresIn } from '#shared/forms/typed_metres'
import { LOCALES, type Locale } from '#shared/locales'
import { readAddition, readListQuery } from '#shared/material_list'

const READ_EVERYWHERE = [
  ['12 500 mm', '12500 mm'],
  ['1 250 cm', '1250 cm'],
  ['1 250,5', '1250,5'],
  ['1\u00A0250\u00A0cm', '1250\u00A0cm'],
  ['12\u202F500', '12500'],
  ['12\u2009500', '12500'],
  ["12'500", '12500'],
  ['12’500', '12500'],
  ['1 250 000', '1250000'],
  ['3 × 1 250 mm + 0,9', '3 × 1250 mm + 0,9'],
] as const

/** What is no number with its thousands apart. */
const LEFT_ALONE = [
  '0,9 120',
  '1,2 250',
  '0.9, 1.2',
  '12 50',
  '12 5000',
  '1250 500',
  '0 500',
  '0,250',
  '12,5',
  '77,8 -0,5 -1,8',
]

describe.each(LOCALES)('in %s', (locale) => {
  test.each(READ_EVERYWHERE)('“%s” is %s', (typed, read) => {
    expect(joinThousands(typed, locale)).toBe(read)
    expect(joinThousands(typed)).toBe(read)
  })

  test.each(LEFT_ALONE)('“%s” stays as it is', (typed) => {
    expect(joinThousands(typed, locale)).toBe(typed)
  })
})

test.each<[locale: Locale, typed: string, read: string]>([
  ['de', '12.500', '12500'],
  ['de', '12.500,5', '12500,5'],
  ['es', '1.250.000', '1250000'],
  ['nl', '12.500', '12500'],
  ['en', '12,500', '12500'],
  ['en', '12,500.5', '12500.5'],
  ['en', '12.500', '12.500'],
  ['fr', '12.500', '12.500'],
  ['ru', '12,500', '12,500'],
])('the mark of the language parts thousands: %s reads “%s” as %s', (locale, typed, read) => {
  expect(joinThousands(typed, locale)).toBe(read)
})

test.each<[locale: Locale, typed: string, metres: string]>([
  ['de', '12 500 mm', '12.5'],
  ['fr', '1\u202F250 cm', '12.5'],
  ['de', '12.500 mm', '12.5'],
  ['en', '12,500 mm', '12.5'],
  ['ru', '3 × 1 250 мм', '3x1.25'],
  ['de', '0,9 1,2', '0.9 1.2'],
])('a material list takes metres as they are typed in %s: “%s”', (locale, typed, metres) => {
  const sent = { list: '1**15102', 'metres.0': typed, 'quantity.0': '1 250' }
  expect(readListQuery(sent, locale).list).toBe(`1**15102*m${metres}*q1250`)
})

test('a list in an address means the same in every language', () => {
  const list = '1**15102*m1.234 250*q4'
  for (const locale of LOCALES) {
    expect(readListQuery({ list, 'room.0': 'Bad' }, locale).list).toBe(`${list}*rBad`)
  }
})

test.each([
  ['7½', 7.5],
  ['7 ½ mm', 7.5],
  ['½', 0.5],
  ['1¾ cm', 17.5],
  ['7½½', undefined],
  ['7,5½', undefined],
])('a fraction from the keyboard of a phone: “%s” is %s mm', (typed, millimetres) => {
  expect(millimetresIn(typed)).toBe(millimetres)
})

describe.each([
  ['a zero-width space', '\u200B8,5 mm', '8,\u200B5'],
  ['a byte order mark', '\uFEFF8,5 mm', '8,5\uFEFF'],
  ['a word joiner', '8\u2060,\u20605 mm', '8,\u20605'],
  ['a soft hyphen', '8,5\u00AD mm', '8,\u00AD5'],
  ['a mark of direction', '\u200E8,5 mm\u200E', '\u200E8,5'],
  ['a no-break space', '8,5\u00A0mm', '\u00A08,5'],
  ['a narrow no-break space', '8,5\u202Fmm', '8,5\u202F'],
  ['a thin space', '8,5\u2009mm', '\u20098,5\u2009'],
  ['an ideographic space', '8,5\u3000mm', '8,5\u3000'],
  ['full-width digits', '８，５ｍｍ', '８．５'],
])('a figure that was pasted with %s', (_, size, figure) => {
  test('is read by every field as it looks', () => {
    expect(millimetresIn(size)).toBe(8.5)
    expect(metresIn(size)).toEqual({ total: 9 })
    expect(lrvIn(figure)).toBe(8.5)
    expect(colourIn(`74 ${figure} 16`)).toEqual({ lab: { l: 74, a: 8.5, b: 16 } })
    expect(answerParameters.parse({ left_mm: size }).left_mm).toBe('8.5')
    const { text, millimetres } = typedSize.parse(figure)!
    expect({ isPlain: isPlainSize(text), millimetres }).toEqual({ isPlain: true, millimetres: 8.5 })
  })

  test('is read by the material list as it looks', () => {
    const [count, number] = ['250', '15102'].map((digits) =>
      figure.replace(/[8８].*[5５]/u, digits)
    )
    const sent = { list: '1**15102', 'metres.0': `3 × ${figure}`, 'quantity.0': count }
    expect(readListQuery(sent, 'de').list).toBe('1**15102*m3x8.5*q250')
    expect(readAddition(number)).toEqual([{ article: '15102' }])
  })
})

test('fractions stay what they are', () => {
  expect(plainCharacters('7½')).toBe('7½')
})
