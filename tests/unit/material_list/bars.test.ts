import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Bars, barsFor, bestBars, KERF } from '#material_list/bars'
import { metresIn } from '#shared/forms/typed_metres'

const pieces = (...sizes: number[]) => ({ pieces: sizes.map((size) => ({ count: 1, size })) })

describe('the bars that metres take', () => {
  test('three doors of 0.9 m take two bars of 2.7 m, because the saw takes its share', () => {
    expect(barsFor({ pieces: [{ count: 3, size: 900 }] }, 2700)).toEqual({
      length: 2700,
      count: 2,
      isMinimal: true,
      cuts: 3,
      waste: 2700,
      tooLong: [],
    } satisfies Bars)
    expect(barsFor({ pieces: [{ count: 3, size: 897 }] }, 2700)).toMatchObject({ count: 1 })
  })

  test('pieces as long as the bar take no cut', () => {
    expect(barsFor(pieces(900, 900), 900)).toMatchObject({ count: 2, cuts: 0, waste: 0 })
  })

  test('the longest are cut first, and short ones from what is left', () => {
    expect(barsFor(pieces(600, 2000, 600, 2000), 2700)).toMatchObject({ count: 2, cuts: 4 })
  })

  test('the fewest bars are taken where the first fit takes more', () => {
    const metres = {
      pieces: [
        { count: 2, size: 1300 },
        { count: 2, size: 700 },
        { count: 2, size: 650 },
      ],
    }
    expect(barsFor(metres, 2700)).toMatchObject({ count: 2, isMinimal: true, tooLong: [] })
  })

  test('too many different pieces to try every way are cut all the same, and not called minimal', () => {
    const different = Array.from({ length: 200 }, (_, index) => 700 + ((index * 7919) % 601))
    const { count, isMinimal } = barsFor(pieces(...different), 2700)
    expect(isMinimal).toBe(false)
    expect(count).toBeGreaterThan(0)
  })

  test('pieces that no bar gives are named and not reckoned', () => {
    expect(barsFor(pieces(3200, 900), 2700)).toMatchObject({ count: 1, tooLong: [3200] })
    expect(barsFor(pieces(3200), 2700)).toMatchObject({ count: 0, waste: 0, tooLong: [3200] })
  })

  test('a total in metres is cut from bars laid end to end', () => {
    expect(barsFor({ total: 12_500 }, 2700)).toMatchObject({ count: 5, cuts: 0, waste: 1000 })
    expect(barsFor({ total: 5400 }, 2700)).toMatchObject({ count: 2, waste: 0 })
  })

  test('of several lengths take that which leaves no piece out and wastes least', () => {
    expect(bestBars(pieces(900, 900), [900, 2700])).toMatchObject({ length: 900, waste: 0 })
    expect(bestBars(pieces(1500, 900), [900, 2700])).toMatchObject({ length: 2700, tooLong: [] })
    expect(bestBars({ total: 1 }, [])).toBeUndefined()
  })

  test('of several lengths lay a total with the fewest joints', () => {
    expect(bestBars({ total: 3600 }, [900, 2700])).toMatchObject({ length: 2700, count: 2 })
  })
})

const LISTS: { typed: string; bar: number; bars: number; too_long?: number }[] = parse(
  readFileSync('tests/fixtures/catalogue/cutting_lists.yaml', 'utf8')
)

describe('of forty lists as people type them', () => {
  test('no list is in the table twice', () => {
    expect(new Set(LISTS.map(({ typed, bar }) => `${typed} ${bar}`)).size).toBe(40)
  })

  test.each(LISTS)('$typed takes $bars bars of $bar cm', ({ typed, bar, bars, too_long }) => {
    const metres = metresIn(typed)!
    const found = barsFor(metres, bar * 10)
    expect([found.count, found.isMinimal, found.tooLong.length]).toEqual([
      bars,
      true,
      too_long ?? 0,
    ])
    const all = metres.pieces?.flatMap(({ count, size }) =>
      Array.from({ length: count }, () => size)
    )
    const fitting = (all ?? [metres.total!]).filter((size) => size <= bar * 10)
    expect(fewestByTrying(fitting, bar * 10)).toBe(bars)
  })
})

const sizes = fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 60 })
const length = fc.integer({ min: 500, max: 3000 })

describe('whatever the pieces are', () => {
  test('no bar gives more than it has, and nothing gets lost', () => {
    fc.assert(
      fc.property(sizes, length, (all, bar) => {
        const { count, cuts, waste, tooLong } = barsFor(pieces(...all), bar)
        const fitting = all.filter((size) => size <= bar)
        const used = fitting.reduce((sum, size) => sum + size, 0)
        expect(tooLong.length + fitting.length).toBe(all.length)
        expect(count * bar).toBe(used + waste)
        expect(count).toBeGreaterThanOrEqual(Math.ceil(used / bar))
        expect(count).toBeLessThanOrEqual(fitting.length)
        /** Each cut takes its width out of the waste, but where a bar ends in it. */
        expect(waste).toBeGreaterThanOrEqual((cuts - count) * KERF)
        expect(cuts).toBeLessThanOrEqual(fitting.length)
      })
    )
  })

  test('no way of cutting takes fewer bars', () => {
    const few = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(few, fc.integer({ min: 10, max: 60 }), (tens, bar) => {
        const all = tens.map((size) => size * 50)
        const { count, isMinimal } = barsFor(pieces(...all), bar * 50)
        const fitting = all.filter((size) => size <= bar * 50)
        expect([count, isMinimal]).toEqual([fewestByTrying(fitting, bar * 50), true])
      }),
      { numRuns: 1000 }
    )
  })

  test('no two bars are less than half full', () => {
    fc.assert(
      fc.property(sizes, length, (all, bar) => {
        const { count } = barsFor(pieces(...all), bar)
        const fitting = all.filter((size) => size <= bar)
        const used = fitting.reduce((sum, size) => sum + size + KERF, 0)
        expect(count).toBeLessThanOrEqual(Math.floor((2 * used) / bar) + 1)
      })
    )
  })
})

/** The fewest bars, by putting each piece into every bar in turn. */
function fewestByTrying(all: readonly number[], bar: number, rests: number[] = []): number {
  const [size, ...others] = all
  if (size === undefined) return rests.length
  const taken = size + KERF
  return Math.min(
    fewestByTrying(others, bar, [...rests, bar + KERF - taken]),
    ...rests.map((rest, index) =>
      rest >= taken ? fewestByTrying(others, bar, rests.with(index, rest - taken)) : Infinity
    )
  )
}
