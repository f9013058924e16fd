import { describe, expect, test } from 'vitest'
import type { Colour, Decor } from '#catalogue/catalogue_queries'
import { findNamedColour } from '#colours/named_colour'

const colours = new Map([
  ['silver_matt', { id: 'silver_matt', code: '104', title: 'Silber matt', ral: 'RAL 9006' }],
  ['bronze', { id: 'bronze', code: '101', title: 'Bronze', ral: null }],
]) as unknown as ReadonlyMap<string, Colour>
const decors = new Map([
  ['oak', { id: 'oak', code: 'D 101', title: 'Eiche Nebel' }],
  ['bronze_foil', { id: 'bronze_foil', code: 'D 102', title: 'Bronze' }],
]) as unknown as ReadonlyMap<string, Decor>

describe('a colour by number or name', () => {
  test.each([
    ['104', 'silver_matt'],
    ['RAL 9006', 'silver_matt'],
    ['ral9006', 'silver_matt'],
    ['9006', 'silver_matt'],
    ['silber-matt', 'silver_matt'],
    ['104 Silber matt', 'silver_matt'],
    ['101', 'bronze'],
    ['D 101', 'oak'],
    ['d101', 'oak'],
    ['Eiche Nebel', 'oak'],
    ['Bronze', 'bronze'],
  ])('%s is %s', (text, found) => {
    const { colour, decor } = findNamedColour(text, { colours, decors }) ?? {}
    expect((colour ?? decor)?.id).toBe(found)
  })

  test.each(['', ' ', '999', 'RAL', 'Eiche', 'null'])('%j is none', (text) => {
    expect(findNamedColour(text, { colours, decors })).toBeUndefined()
  })
})
