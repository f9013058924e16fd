import { describe, expect, test } from 'vitest'
import type { Colour } from '#catalogue/catalogue_queries'
import { type Measure, VERDICTS } from '#contrast/contrast'
import { type NosingGroup, passingStrips } from '#contrast/stair_strips'
import { COLOURS } from '#tests/fixtures/catalogue/colour_records'
import { GROUP_FILES } from '#tests/fixtures/catalogue/group_records'

/** The stair nosings and colours of the catalogue. */
const groups = GROUP_FILES.filter(({ family }) => family === 'stair_nosing').map(
  ({ key, record: { inserts, profiles, section } }) => ({
    key: key.split('.').at(-1),
    inserts,
    profiles: profiles.map((profile) => ({ ...profile, crossSection: section })),
  })
) as unknown as NosingGroup[]

const colours = new Map(COLOURS.map((colour) => [colour.id, colour])) as unknown as Map<
  string,
  Colour
>

/** The LRVs of frequent treads: dark linoleum, oak, light stone. */
const TREADS = [12, 35, 66]

const MEASURES: Measure[] = ['k', 'points']

describe('the nosings for a tread', () => {
  test.each(TREADS.flatMap((tread) => MEASURES.map((measure) => [tread, measure] as const)))(
    'of LRV %s all pass by %s, the best first',
    (tread, measure) => {
      const strips = passingStrips(groups, colours, tread, measure)
      expect(strips.length).toBeGreaterThan(0)
      const ranks = strips.map(
        ({ contrast, wide_enough }) =>
          VERDICTS.indexOf(contrast.verdicts[measure]) * 1000 +
          (wide_enough ? 0 : 500) -
          contrast[measure]
      )
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
      for (const { contrast } of strips) expect(contrast.verdicts[measure]).not.toBe('low')
    }
  )

  test('on dark linoleum begin with silver and the light grey insert or the ribbed nosing', () => {
    const best = passingStrips(groups, colours, 12, 'k').filter(
      ({ contrast, wide_enough }) => contrast.verdicts.k === 'clear' && wide_enough
    )
    expect(best.map(({ group, colour, insert }) => [group, colour.id, insert?.id])).toContainEqual([
      'insert_52',
      'silver_matt',
      'light_grey',
    ])
  })

  test('measure as the drawings say', () => {
    const sizes = passingStrips(groups, colours, 100, 'k').map(
      ({ group, tread, riser, wide_enough }) => [group, { tread, riser, wide_enough }]
    )
    expect(Object.fromEntries(sizes)).toEqual({
      insert_52: { tread: 49.4, riser: 24, wide_enough: true },
      ribbed_45: { tread: 45, riser: 20, wide_enough: true },
      tile_28: { tread: 28, riser: undefined, wide_enough: false },
      clip_38: { tread: 38, riser: 24, wide_enough: false },
    })
  })

  test('name a colour once in each group', () => {
    const names = passingStrips(groups, colours, 100, 'k').map(
      ({ group, colour }) => `${group} ${colour.id}`
    )
    expect(new Set(names).size).toBe(names.length)
  })

  test.each(TREADS)('of LRV %s are lighter or darker than it as a whole', (tread) => {
    for (const { colour, insert } of passingStrips(groups, colours, tread, 'k')) {
      const side = Math.sign(colour.lrv - tread)
      expect(Math.sign((insert?.lrv ?? colour.lrv) - tread)).toBe(side)
    }
  })

  test('count the weaker of profile and insert', () => {
    for (const { colour, insert, contrast } of passingStrips(groups, colours, 100, 'k')) {
      const lightest = Math.max(colour.lrv, insert?.lrv ?? 0)
      expect(contrast.points).toBe(100 - lightest)
    }
  })
})
