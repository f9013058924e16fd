import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metresIn } from '#shared/forms/typed_metres'
import {
  isTooLong,
  LIST_FIELDS,
  type ListLine,
  MAX_LINES,
  MAX_SAMPLES,
  maxEntryLength,
  readAddition,
  readList,
  readListQuery,
  writeList,
} from '#shared/material_list'

const LIST = '1**15102*scolour-silver_matt*l270*m3x0.9 1.2*q4*rFlur*nTür 2**sample*sdecor-oak'
const LINES: ListLine[] = [
  {
    article: '15102',
    swatch: 'colour-silver_matt',
    length: '270',
    metres: '3x0.9 1.2',
    quantity: '4',
    room: 'Flur',
    note: 'Tür 2',
  },
  { article: null, swatch: 'decor-oak' },
]

/** A list of so many articles. */
const listOf = (count: number, line: Partial<ListLine> = {}) =>
  writeList(
    Array.from({ length: count }, (_, index) => ({ article: `${10_000 + index}`, ...line }))
  )

/** Whatever may stand in a field. */
const entries = (longest: number) =>
  fc
    .string({ minLength: 1, maxLength: longest, unit: 'binary' })
    .map((text) => text.replaceAll(/\p{Cc}+/gu, ' ').trim())
    .filter((text) => text !== '' && text.length <= longest)

describe('a list in an address', () => {
  test('is read and written alike', () => {
    expect(readList(LIST)).toEqual({ lines: LINES, unread: [] })
    expect(writeList(LINES)).toBe(LIST)
    expect([readList(''), writeList([])]).toEqual([{ lines: [], unread: [] }, ''])
  })

  test('holds every text that a field takes', () => {
    const line = fc.record(
      {
        article: fc.integer({ min: 10_000, max: 99_999 }).map(String),
        ...Object.fromEntries(LIST_FIELDS.map((each) => [each, entries(maxEntryLength(each))])),
      },
      { requiredKeys: ['article'] }
    ) as fc.Arbitrary<ListLine>
    fc.assert(
      fc.property(fc.array(line, { maxLength: 10 }), (lines) => {
        expect(readList(writeList(lines))).toEqual({ lines, unread: [] })
      })
    )
  })

  test.each([
    ['1**1510**15102', ['1510']],
    ['1**15102*xgreen*l270', ['15102*xgreen']],
    ['1**15102*l', ['15102*l']],
    ['1**15102*l270*l90', ['15102*l90']],
    [`1**15102*r${'x'.repeat(41)}`, [`15102*r${'x'.repeat(41)}`]],
    ['1**sample', ['sample']],
  ])('says what of %s cannot be read', (text, unread) => {
    expect(readList(text).unread).toEqual(unread)
  })

  test('has so many lines and samples, and names the others', () => {
    const { lines, unread } = readList(listOf(MAX_LINES + 1))
    expect(lines).toHaveLength(MAX_LINES)
    expect(unread).toEqual([String(10_000 + MAX_LINES)])
    const samples = Array.from(
      { length: MAX_SAMPLES + 1 },
      (_, index) => `**sample*sdecor-${index}`
    )
    expect(readList(`1${samples.join('')}`).unread).toEqual([`sample*sdecor-${MAX_SAMPLES}`])
  })

  test('is read, whatever stands in the address', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { lines } = readList(`1**${text}`)
        expect(readList(writeList(lines)).lines).toEqual(lines)
      })
    )
  })

  test('is too long where an address would be', () => {
    expect(isTooLong(LIST)).toBe(false)
    expect(isTooLong(listOf(5, { note: 'я'.repeat(120) }))).toBe(false)
    expect(isTooLong(listOf(6, { note: 'я'.repeat(120) }))).toBe(true)
  })
})

describe('what a form sends', () => {
  test('changes the lines, with metres in normal form', () => {
    expect(
      readListQuery({
        list: LIST,
        'metres.0': '2 × 0,8',
        'note.0': '',
        'room.0': ' Küche\u0007 ',
        'length.1': '90',
      })
    ).toEqual({
      list: '1**15102*scolour-silver_matt*l270*m2x0.8*q4*rKüche**sample*sdecor-oak*l90',
      add: undefined,
    })
  })

  test('cuts nothing that is typed', () => {
    const sizes = Array.from({ length: 60 }, (_, index) => 1100 + index)
    const typed = sizes.map((size) => `2 × ${size / 1000}`).join(' + ')
    const { list } = readListQuery({ list: '1**15102', 'metres.0': typed })
    const { lines, unread } = readList(list ?? '')
    expect(metresIn(lines[0].metres ?? '')).toEqual({
      pieces: sizes.map((size) => ({ count: 2, size })),
    })
    expect(unread).toEqual([])

    const room = 'x'.repeat(maxEntryLength('room') + 1)
    const sent = readListQuery({ list: '1**15102', 'room.0': room })
    expect(readList(sent.list ?? '').unread).toEqual([`15102*r${room}`])
  })

  test('keeps metres that nobody understands as they were typed', () => {
    const { list } = readListQuery({ list: '1**15102', 'metres.0': 'drei * Türen' })
    expect(readList(list ?? '').lines).toEqual([{ article: '15102', metres: 'drei * Türen' }])
  })

  test('takes a line off, together with what else was changed', () => {
    expect(readListQuery({ list: '1**15101**15102', remove: '0', 'room.1': 'Bad' })).toEqual({
      list: '1**15102*rBad',
      add: undefined,
    })
    expect(readListQuery({ list: '1**15101', remove: '0' }).list).toBe('')
  })

  test('leaves what cannot be added beside the list', () => {
    const full = listOf(MAX_LINES)
    expect(readListQuery({ list: '1**15101', add: 'Kante' })).toEqual({
      list: '1**15101',
      add: 'Kante',
    })
    expect(readListQuery({ list: full, add: '15101' })).toEqual({ list: full, add: '15101' })
    expect(readListQuery({ list: '1**15101', add: '15101' })).toEqual({
      list: '1**15101',
      add: '15101',
    })
  })

  test('says nothing where no list is named', () => {
    expect(readListQuery({})).toEqual({ add: undefined })
    expect(readListQuery({ add: '15101', 'metres.0': '1' })).toEqual({ add: '15101' })
    expect(readListQuery({ list: ['1**15101'], add: { a: 1 } })).toEqual({ add: undefined })
  })

  test('keeps a list that cannot be read, until it is changed', () => {
    expect(readListQuery({ list: '2**15101' }).list).toBe('2**15101')
  })
})

test('a link adds an article or a hand sample, and nothing else', () => {
  expect(readAddition('15102')).toEqual([{ article: '15102' }])
  expect(readAddition('sample*scolour-silver_matt')).toEqual([
    { article: null, swatch: 'colour-silver_matt' },
  ])
  for (const text of ['1510', '15102*x', '']) expect(readAddition(text)).toEqual([])
})

describe('article numbers as they are typed', () => {
  test.each([
    ['10 101', ['10101']],
    ['10.101', ['10101']],
    ['Art.-Nr.: 10 101', ['10101']],
    ['арт. №10101', ['10101']],
    ['10101 10102', ['10101', '10102']],
    ['10 101 10 102', ['10101', '10102']],
    ['10101;10102 und 10101', ['10101', '10102']],
  ])('%j is added', (text, articles) => {
    expect(readAddition(text).map(({ article }) => article)).toEqual(articles)
  })

  test.each(['101 01', '101010', '10101 1010', '3 × 10101', 'Kante', '10101*10102'])(
    '%j is refused as a whole',
    (text) => {
      expect(readAddition(text)).toEqual([])
    }
  )

  test('add what is not on the list yet', () => {
    expect(readListQuery({ list: '1**10101', add: 'Art. 10 101, 10102' })).toEqual({
      list: '1**10101**10102',
      add: undefined,
    })
  })
})
