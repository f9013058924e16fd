import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { accessorySchema } from '#catalogue/accessories/accessory_records'
import { type GroupRecord, groupSchema } from '#catalogue/group_schema'
import { LOCALES, type Locale } from '#shared/locales'

/** What texts say is held against what records and drawings say (docs/facts.md). */

const CONTENT = 'resources/content'

/** An adhesive bed under a tile, in millimetres. */
const BED = { min: 2, max: 5 }

/** A marking on the tread, from its front edge, after DIN 18040-1, in millimetres. */
const MARKING = { min: 40, max: 50 }

/** A file of the content as it is written, before any schema. */
function read(folder: string, locale: Locale = 'de'): any {
  return parse(readFileSync(join(CONTENT, folder, `${locale}.yaml`), 'utf8'))
}

function group(path: string): GroupRecord {
  return groupSchema.parse(read(`pages/product_families/${path}`).data)
}

const PAGES = globSync(`${CONTENT}/pages/**/de.yaml`).map((file) =>
  file.slice(CONTENT.length + 1, -8)
)
const GROUPS = PAGES.filter((page) => read(page).component === 'ProductFamilies/ShowGroup').map(
  (page) => page.slice('pages/product_families/'.length)
)
describe('a tile on its adhesive bed', () => {
  test('lies in every drawing on a bed as thick as texts say', () => {
    const beds = GROUPS.flatMap((path) => {
      const { section, profiles } = group(path)
      return [section, ...profiles.flatMap((profile) => profile.section ?? [])]
        .flatMap(({ parts }) => parts)
        .filter(({ part }) => part === 'tile')
        .map(({ points }) => Math.min(...points.map(([, y]) => y)))
        .filter((y) => y >= 0)
    })
    expect(beds.length).toBeGreaterThan(5)
    for (const bed of beds) {
      expect(bed).toBeGreaterThanOrEqual(BED.min)
      expect(bed).toBeLessThanOrEqual(BED.max)
    }
  })

  test('takes the profile that the worked example names', () => {
    const laminate = 8 + 2
    for (let bed = BED.min; bed <= BED.max; bed++) {
      const height = 10 + bed
      const fitting = group('adapter/clip_46').profiles.filter(
        ({ floor_height, height_difference: difference }) =>
          within(height, floor_height) && within(height - laminate, difference)
      )
      expect(fitting, `bed of ${bed} mm`).not.toEqual([])
    }
  })
})

describe('the marking of a step', () => {
  const PAGE = 'pages/product_families/stair_nosing/insert_52'
  const { section } = group('stair_nosing/insert_52')
  const xs = (name: string) =>
    section.parts
      .filter(({ part }) => part === name)
      .flatMap(({ points }) => points.map(([x]) => x))
  const front = Math.max(...xs('profile'))
  const strip = section.dimensions.find(({ names }) => names === 'insert_width')!
  const setBack = front - Math.max(strip.from[0], strip.to[0])
  const marking = front - Math.min(strip.from[0], strip.to[0])

  test('is as wide as asked for where profile and strip both stand out', () => {
    expect(marking).toBeGreaterThanOrEqual(MARKING.min)
    expect(marking).toBeLessThanOrEqual(MARKING.max)
  })

  test.each(LOCALES.filter((locale) => existsSync(join(CONTENT, PAGE, `${locale}.yaml`))))(
    'begins in %s where the drawing shows it',
    (locale) => {
      const blocks: { id: string; text: string }[] = read(PAGE, locale).blocks
      const text = blocks.find(({ id }) => id === 'contrast')?.text
      const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
      /** 9.4 mm stands within 49.4 mm, too. */
      const figures = text?.match(/\d+(?:[.,]\d+)?/g)
      expect(figures).toContain(number.format(setBack))
      expect(figures).toContain(number.format(marking))
    }
  )
})

describe('standards', () => {
  test('that articles are said to be tested to are test standards', () => {
    const named = GROUPS.flatMap((path) =>
      group(path).profiles.flatMap(({ standards }) => standards)
    )
    expect([...new Set(named)]).toEqual(['DIN EN 16165, R\u00a09'])
  })

  test('are met by every stair nosing, as texts say', () => {
    for (const path of GROUPS.filter((each) => each.startsWith('stair_nosing/'))) {
      for (const { standards } of group(path).profiles) expect(standards).toHaveLength(1)
    }
  })
})

/** The key of a group's page. */
function keyOf(path: string): string {
  return `product_families.${path.replace('/', '.')}`
}

describe('accessories', () => {
  const ARTICLES = globSync(`${CONTENT}/accessories/*`).map((folder) =>
    accessorySchema.parse(read(folder.slice(CONTENT.length + 1)))
  )
  test.each(GROUPS)('that the file of %s names can be ordered by a number', (path) => {
    const own = ARTICLES.filter(({ fits }) => fits.some((each) => each.group === keyOf(path)))
    const kinds = own.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(group(path).accessories ?? []))
    const inserts = own.flatMap(({ insert }) => insert ?? [])
    expect(inserts.toSorted()).toEqual(
      group(path)
        .inserts.map(({ id }) => id)
        .toSorted()
    )
  })

  test.each(ARTICLES)('$article_number fits articles in whose colours it comes', (accessory) => {
    const fitting = accessory.fits.flatMap((fit) => {
      const path = GROUPS.find((each) => keyOf(each) === fit.group) ?? ''
      const { profiles } = group(path)
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
