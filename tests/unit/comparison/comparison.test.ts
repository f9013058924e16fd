import { describe, expect, test } from 'vitest'
import {
  compareFacts,
  compareParameters,
  compareSwatches,
  toCommonScale,
} from '#comparison/comparison'
import type { CrossSection } from '#drawings/cross_section'
import { rectangle } from '#tests/fixtures/catalogue/rectangle'

/** The groups that a query string selects. */
function named(product: unknown) {
  return compareParameters.parse({ product }).product
}

function fact(id: string, text: string) {
  return { id, label: id, text }
}

/** A cross-section that is a rectangle; sizes in millimetres. */
function strip(left: number, right: number, bottom: number, top: number): CrossSection {
  const points = rectangle(left, bottom, right, top)
  return { parts: [{ part: 'profile', points }], dimensions: [] }
}

test('an address names twelve products at most, and cuts long names', () => {
  expect(named({ a: '10201' })).toBeUndefined()
  expect(named(Array.from({ length: 100 }, (_, index) => String(index)))).toHaveLength(12)
  expect(named('x'.repeat(500))).toEqual(['x'.repeat(60)])
})

test('colours that the other products lack are named, for two products or more', () => {
  const [silver, gold, oak] = ['silver', 'gold', 'oak'].map((code) => ({ code, hex: `#${code}` }))
  expect(compareSwatches([[silver, gold], [silver], []])).toEqual([
    { hexes: ['#silver', '#gold'], only: ['gold'] },
    { hexes: ['#silver'], only: [] },
    { hexes: [], only: [] },
  ])
  expect(compareSwatches([[silver], [oak]]).map(({ only }) => only)).toEqual([['silver'], ['oak']])
  expect(compareSwatches([[silver, gold]])).toEqual([{ hexes: ['#silver', '#gold'], only: [] }])
})

describe('facts side by side', () => {
  const order = ['material', 'fixing', 'lengths', 'standards'].map((id) => ({ id, label: id }))

  test('are alike with the same words in another order', () => {
    const facts = [[fact('fixing', 'Clip, Kleber')], [fact('fixing', 'Kleber, Clip')]]
    expect(compareFacts(facts, order).alike).toHaveLength(1)
    const begun = [[fact('fixing', 'Clip, adhesive')], [fact('fixing', 'Adhesive, clip')]]
    expect(compareFacts(begun, order).alike).toHaveLength(1)
    const more = [...facts, [fact('fixing', 'Kleber')]]
    expect(compareFacts(more, order).differences).toHaveLength(1)
  })
})

describe('cross-sections in one scale', () => {
  test('have frames of one size, with the screed at one height and each in the middle', () => {
    const { viewBoxes } = toCommonScale([strip(-50, 50, -20, 10), strip(0, 10, -5, 60)])
    const [wide, high] = viewBoxes.map((box) => box.split(' ').map(Number))
    expect(wide.slice(1)).toEqual(high.slice(1))
    expect(wide).toEqual([-54, -64, 108, 100])
    expect(high[0] + high[2] / 2).toBe(5)
  })

  test('have a bar of a round length that fits in', () => {
    expect(toCommonScale([strip(0, 100, 0, 10)]).bar.length).toBe(50)
    expect(toCommonScale([strip(0, 39, 0, 10)]).bar.length).toBe(10)
    expect(toCommonScale([strip(0, 4, 0, 10)]).bar.length).toBe(5)
    expect(toCommonScale([strip(0, 100, -10, 10)]).bar.lines).toEqual(['M0 18v4h50v-4'])
  })
})
