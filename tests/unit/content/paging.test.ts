import { describe, expect, test } from 'vitest'
import { pageNumber, pageOf } from '#content/pages/paging'

const ENTRIES = ['a', 'b', 'c', 'd', 'e']

describe('a list in parts of two', () => {
  test.each([
    [1, ['a', 'b'], 1],
    [3, ['e'], 3],
    [9, ['e'], 3],
  ])('page %i', (page, entries, shown) => {
    expect(pageOf(ENTRIES, page, 2)).toEqual({
      entries,
      paging: { page: shown, pages: 3, total: 5 },
    })
  })

  test('that is empty has one page with nothing on it', () => {
    expect(pageOf([], 4, 2)).toEqual({ entries: [], paging: { page: 1, pages: 1, total: 0 } })
  })
})

test.each([undefined, '', '0', '-1', '1.5', 'two', ['2', '3']])(
  'an address that says %j names the first page',
  (page) => {
    expect(pageNumber.parse(page)).toBe(1)
  }
)

test('an address that says 2 names the second page', () => {
  expect(pageNumber.parse('2')).toBe(2)
})
