import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metresIn, normalMetres } from '#shared/forms/typed_metres'

const piece = (count: number, size: number) => ({ count, size })

describe('metres as they are typed', () => {
  test.each([
    ['12,5', { total: 12_500 }],
    ['250 cm', { total: 2500 }],
    ['12,5 м', { total: 12_500 }],
    ['3 × 0,9', { pieces: [piece(3, 900)] }],
    ['3 х 90 см', { pieces: [piece(3, 900)] }],
    ['3*0,9 + 1,2', { pieces: [piece(3, 900), piece(1, 1200)] }],
    ['0,9; 1,2 m; 2 × 0,8', { pieces: [piece(1, 900), piece(1, 1200), piece(2, 800)] }],
    ['0,9, 1,2', { pieces: [piece(1, 900), piece(1, 1200)] }],
    ['2½ m', { total: 2500 }],
    ['3 × ¾ + 1 ½', { pieces: [piece(3, 750), piece(1, 1500)] }],
  ])('%s is understood', (typed, metres) => {
    expect(metresIn(typed)).toEqual(metres)
  })

  test.each(['', '0', '3 ×', '99999999', '999 × 1', '1,2345'])(
    '"%s" is nothing that can be meant',
    (typed) => {
      expect(metresIn(typed)).toBeUndefined()
    }
  )

  test('mean the same in normal form', () => {
    const size = fc.integer({ min: 1, max: 20_000 })
    const metres = fc.oneof(
      fc.record({ total: size }),
      fc.record({
        pieces: fc.array(fc.record({ count: fc.integer({ min: 1, max: 50 }), size }), {
          minLength: 1,
          maxLength: 10,
        }),
      })
    )
    fc.assert(
      fc.property(metres, (each) => {
        expect(metresIn(normalMetres(each))).toEqual(each)
      })
    )
  })

  test('never fail to be read or refused', () => {
    fc.assert(fc.property(fc.string(), (typed) => void metresIn(typed)))
  })
})
