import { describe, expect, test } from 'vitest'
import type { Colour, Decor } from '#catalogue/catalogue_queries'
import { findNamedColours } from '#colour_match/named_colour'

const colours = new Map([
  ['silver_matt', { id: 'silver_matt', code: '104', title: 'Silber matt', ral: 'RAL 9006' }],
  ['bronze', { id: 'bronze', code: '101', title: 'Bronze', ral: null }],
]) as unknown as ReadonlyMap<string, Colour>
const decors = new Map([
  ['oak', { id: 'oak', code: 'D 101', title: 'Eiche Nebel' }],
  ['oak_honey', { id: 'oak_honey', code: 'D 103', title: 'Eiche Honig' }],
  ['bronze_foil', { id: 'bronze_foil', code: 'D 102', title: 'Bronze' }],
]) as unknown as ReadonlyMap<string, Decor>

function ids(text: string): (string | undefined)[] {
  return findNamedColours(text, { colours, decors }).map(
    ({ colour, decor }) => (colour ?? decor)?.id
  )
}

describe('a colour by number or name', () => {
  test.each([
    ['104', 'silver_matt'],
    ['RAL 9006', 'silver_matt'],
    ['Sílber Matt', 'silver_matt'],
    ['104 Silber matt', 'silver_matt'],
    ['101', 'bronze'],
    ['1\u200B01\uFEFF', 'bronze'],
    ['１０１', 'bronze'],
    ['D 101', 'oak'],
    ['Eiche Nebel', 'oak'],
    ['Eiche Ne\u00ADbel', 'oak'],
    ['Bronze', 'bronze'],
  ])('%s is %s', (text, found) => {
    expect(ids(text)).toEqual([found])
  })

  test.each([
    ['Eiche', ['oak', 'oak_honey']],
    ['eiche hon', ['oak_honey']],
    ['matt', ['silver_matt']],
  ])('%s may be %j', (text, found) => {
    expect(ids(text)).toEqual(found)
  })

  test.each(['', ' ', '999', 'RAL', 'Ei', 'null', 'Eiche matt'])('%j is none', (text) => {
    expect(ids(text)).toEqual([])
  })
})
