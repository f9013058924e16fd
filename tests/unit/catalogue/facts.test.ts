import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { accessorySchema } from '#catalogue/accessories/accessory_records'
import { GROUP_FILES, groupRecord } from '#tests/fixtures/catalogue/group_records'

/** Compares the figures in texts with those in records and drawings (docs/facts.md). */

/** An adhesive bed under a tile, in millimetres. */
const BED = { min: 2, max: 5 }

describe('a tile on its adhesive bed', () => {
  test('lies in every drawing on a bed as thick as texts say', () => {
    const beds = GROUP_FILES.flatMap(({ record: { section, profiles } }) =>
      [section, ...profiles.flatMap((profile) => profile.section ?? [])]
        .flatMap(({ parts }) => parts)
        .filter(({ part }) => part === 'tile')
        .map(({ points }) => Math.min(...points.map(([, y]) => y)))
        .filter((y) => y >= 0)
    )
    expect(beds.length).toBeGreaterThan(5)
    for (const bed of beds) expect(within(bed, BED), `${bed} mm`).toBe(true)
  })

  test('takes the profile that the worked example names', () => {
    const laminate = 8 + 2
    for (let bed = BED.min; bed <= BED.max; bed++) {
      const height = 10 + bed
      const fitting = groupRecord('adapter.clip_46').profiles.filter(
        ({ floor_height, height_difference: difference }) =>
          within(height, floor_height) && within(height - laminate, difference)
      )
      expect(fitting, `bed of ${bed} mm`).not.toEqual([])
    }
  })
})

describe('standards', () => {
  test('that articles are said to be tested to are test standards', () => {
    const named = GROUP_FILES.flatMap(({ record }) =>
      record.profiles.flatMap(({ standards }) => standards)
    )
    expect([...new Set(named)]).toEqual(['DIN EN 16165, R\u00a09'])
  })

  test('are met by every stair nosing, as texts say', () => {
    for (const { record } of GROUP_FILES.filter(({ family }) => family === 'stair_nosing')) {
      for (const { standards } of record.profiles) expect(standards).toHaveLength(1)
    }
  })
})

describe('accessories', () => {
  const ARTICLES = globSync('resources/content/accessories/*/de.yaml').map((file) =>
    accessorySchema.parse(parse(readFileSync(file, 'utf8')))
  )

  test.each(GROUP_FILES)('that the file of $key names can be ordered', ({ key, record }) => {
    const own = ARTICLES.filter(({ fits }) => fits.some((each) => each.group === key))
    const kinds = own.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(record.accessories ?? []))
    const inserts = own.flatMap(({ insert }) => insert ?? [])
    expect(inserts.toSorted()).toEqual(record.inserts.map(({ id }) => id).toSorted())
  })

  test.each(ARTICLES)('$article_number fits articles in whose colours it comes', (accessory) => {
    const fitting = accessory.fits.flatMap((fit) => {
      const profiles = GROUP_FILES.find(({ key }) => key === fit.group)?.record.profiles ?? []
      const numbers = profiles.map(({ article_number }) => article_number)
      expect(numbers).toEqual(expect.arrayContaining(fit.articles ?? []))
      return profiles.filter(({ article_number }) => fit.articles?.includes(article_number) ?? true)
    })
    const offered = fitting.flatMap((profile) => profile.colours)
    for (const colour of accessory.colours) expect(offered).toContain(colour)
    const lengths = fitting.flatMap((profile) => profile.lengths)
    for (const length of accessory.lengths) expect(lengths).toContain(length)
  })
})

function within(value: number, range?: { min: number; max: number }): boolean {
  return range !== undefined && value >= range.min && value <= range.max
}
