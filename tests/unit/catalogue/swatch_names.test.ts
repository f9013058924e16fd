import { describe, expect, test } from 'vitest'
import { findByName } from '#catalogue/colours/swatch_names'
import { COLOURS, DECORS } from '#tests/fixtures/catalogue/colour_records'

function codes(entries: Parameters<typeof findByName>[0], typed: string): string[] {
  return findByName(entries, typed).map(({ code }) => code)
}

describe('of our colours', () => {
  test.each([
    ['303', ['303']],
    ['gold matt', ['303']],
    ['Gold-Matt', ['303']],
    ['303 gold matt', ['303']],
    ['9016', ['601']],
    ['ral9016', ['601']],
    ['verkehrsweiss', ['601']],
    ['gehammert', ['403']],
    ['matt gold', ['303', '307']],
    ['ral90', ['507', '601', '602', '603']],
    ['999', []],
  ])('%j finds %j', (typed, found) => {
    expect(codes(COLOURS, typed)).toEqual(found)
  })

  test('a whole number finds only what has it, though it begins another', () => {
    expect(COLOURS.find(({ ral }) => ral === 'RAL 1015')).toBeDefined()
    expect(codes(COLOURS, '101')).toEqual(['101'])
  })

  test('a beginning or a word within finds all that have it', () => {
    expect(codes(COLOURS, 'grau')).toEqual(
      COLOURS.filter(({ title }) => /grau/i.test(title)).map(({ code }) => code)
    )
    expect(codes(COLOURS, 'RAL')).toEqual(COLOURS.flatMap(({ code, ral }) => (ral ? code : [])))
  })

  test('nothing typed finds all', () => {
    expect(findByName(COLOURS, '')).toEqual(COLOURS)
  })
})

test.each([
  ['D 101', ['D 101']],
  ['101', ['D 101']],
  ['Eiche Weiß', ['D 110']],
  ['honig', ['D 102']],
])('of our decors %j finds %j', (typed, found) => {
  expect(codes(DECORS, typed)).toEqual(found)
})
