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

/** The least luminance contrast of such a marking. */
const MIN_CONTRAST = 0.4

/** A file of the content as it is written, before any schema. */
function read(folder: string, locale: Locale = 'de'): any {
  return parse(readFileSync(join(CONTENT, folder, `${locale}.yaml`), 'utf8'))
}

/** The languages that have content of their own about something; elsewhere another one fills in. */
function languagesOf(...folders: string[]): Locale[] {
  return LOCALES.filter((locale) =>
    folders.every((folder) => existsSync(join(CONTENT, folder, `${locale}.yaml`)))
  )
}

function group(path: string): GroupRecord {
  return groupSchema.parse(read(`pages/product_families/${path}`).data)
}

/** The text of an entry, found by the ids that lead to it, with plain spaces. */
function textOf(folder: string, locale: Locale, ...ids: string[]): string {
  let place = read(folder, locale)
  for (const id of ids) {
    const list = Array.isArray(place) ? place : (place.blocks ?? place.items ?? place.cards)
    place = list.find((entry: { id: string }) => entry.id === id)
  }
  return plain(place.text)
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** Michelson's contrast of two surfaces in the same light. */
function contrast(one: number, other: number): number {
  return Math.abs(one - other) / (one + other)
}

const PAGES = globSync(`${CONTENT}/pages/**/de.yaml`).map((file) =>
  file.slice(CONTENT.length + 1, -8)
)
const GROUPS = PAGES.filter((page) => read(page).component === 'ProductFamilies/ShowGroup').map(
  (page) => page.slice('pages/product_families/'.length)
)
const colours: { id: string; title: string; lrv: number }[] = read('colours').groups.flatMap(
  (each: { colours: object[] }) => each.colours
)
const lrvOf = (id: string) => colours.find((colour) => colour.id === id)!.lrv

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

  test.each(languagesOf('pages/product_families/adapter/clip_46'))(
    'is named with the same profile in %s',
    (locale) => {
      const example = textOf('pages/product_families/index', locale, 'selection', 'laminate_tile')
      const title = plain(read('pages/product_families/adapter/clip_46', locale).data.title)
      expect(example).toContain(title)
      for (const text of [example, textOf('pages/home/index', locale, 'advice', 'height')]) {
        expect(text).toMatch(/12(–| à )15/)
        expect(text).not.toMatch(/\b11 (mm|мм)/)
      }
    }
  )
})

describe('the marking of a step', () => {
  const { section, inserts } = group('stair_nosing/insert_52')
  const xs = (name: string) =>
    section.parts
      .filter(({ part }) => part === name)
      .flatMap(({ points }) => points.map(([x]) => x))
  const front = Math.max(...xs('profile'))
  const strip = section.dimensions.find(({ names }) => names === 'insert_width')!
  const setBack = front - Math.max(strip.from[0], strip.to[0])
  const marking = front - Math.min(strip.from[0], strip.to[0])
  const insertLrv = (id: string) => inserts.find((each) => each.id === id)!.lrv

  test('is as wide as asked for where profile and strip both stand out', () => {
    expect(marking).toBeGreaterThanOrEqual(MARKING.min)
    expect(marking).toBeLessThanOrEqual(MARKING.max)
  })

  test.each(languagesOf('pages/product_families/stair_nosing/insert_52'))(
    'begins in %s where the drawing shows it',
    (locale) => {
      const text = textOf('pages/product_families/stair_nosing/insert_52', locale, 'contrast')
      const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
      /** 9.4 mm stands within 49.4 mm, too. */
      const figures = text.match(/\d+(?:[.,]\d+)?/g)
      expect(figures).toContain(number.format(setBack))
      expect(figures).toContain(number.format(marking))
    }
  )

  test('is advised with pairs that stand out together', () => {
    const pairs = [
      [lrvOf('silver_matt'), insertLrv('light_grey')],
      [lrvOf('black_matt'), insertLrv('black')],
    ]
    const linoleum = 12
    const oak = 33
    for (const covering of [linoleum, oak]) {
      const standOut = pairs.filter((pair) =>
        pair.every((lrv) => contrast(lrv, covering) >= MIN_CONTRAST)
      )
      const fall = pairs.filter((pair) =>
        pair.every((lrv) => contrast(lrv, covering) < MIN_CONTRAST)
      )
      expect(standOut.length + fall.length, `on ${covering}`).toBe(pairs.length)
    }
  })

  test.each(['de', 'en'] as const)(
    'is reckoned with in %s from the values of the palette',
    (locale) => {
      const written = (value: number) =>
        new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value)
      const service = textOf('pages/root/service', locale, 'contrast')
      const [white, silver] = [lrvOf('white_powder'), lrvOf('silver_matt')]
      expect(white - silver).toBeGreaterThanOrEqual(30)
      expect(contrast(white, silver)).toBeLessThan(MIN_CONTRAST)
      for (const part of [`(${white})`, `(${silver})`, written(contrast(white, silver))]) {
        expect(service).toContain(part)
      }
      const reckoned = written(contrast(insertLrv('light_grey'), 12))
      expect(textOf('pages/root/faq', locale, 'stairs', 'contrast_check')).toContain(reckoned)
      expect(textOf('pages/references/primary_school', locale, 'solution')).toContain(reckoned)
    }
  )

  test.each(languagesOf('pages/color_overview/index', 'installations'))(
    'asks in %s for a contrast, not for points',
    (locale) => {
      const hint = read('pages/color_overview/index', locale).data.hints.find(
        ({ id }: { id: string }) => id === 'lrv'
      ).text
      const step = read('installations', locale)
        .installations.find(({ id }: { id: string }) => id === 'stair_nosing')
        .steps.find(({ id }: { id: string }) => id === 'contrast').text
      const least = new Intl.NumberFormat(locale).format(MIN_CONTRAST)
      for (const text of [hint, step]) {
        expect(text).toContain(least)
        expect(text).not.toMatch(/\b30\b/)
      }
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

describe('news', () => {
  const announcements = PAGES.filter((page) => page.startsWith('pages/announcements/')).map(
    (page) =>
      [
        page,
        plain(
          read(page)
            .blocks?.map(({ text = '' }) => text)
            .join('\n') ?? ''
        ),
      ] as const
  )

  test.each(announcements)('%s names what the catalogue has', (_, text) => {
    const groups = Array.from(
      text.matchAll(/route:product_families\.(\w+)\.(\w+)\)/g),
      ([, family, name]) => group(`${family}/${name}`)
    )
    const profiles = groups.flatMap((each) => each.profiles)
    for (const [, number] of text.matchAll(/Artikel (\d{5})/g)) {
      expect(profiles.map((profile) => profile.article_number)).toContain(number)
    }
    if (groups.length === 0) return
    const offered = new Set(profiles.flatMap((profile) => profile.colours))
    const named = colours.filter(({ title }) => text.includes(title)).map(({ id }) => id)
    expect(named.filter((id) => !offered.has(id))).toEqual([])
    const widths = groups.flatMap(({ section }) =>
      section.dimensions
        .filter(({ measures }) => measures === 'width')
        .map(({ from, to }) => Math.round(Math.abs(to[0] - from[0]) * 10) / 10)
    )
    for (const [, width] of text.matchAll(/(\d+) mm breit/g))
      expect(widths).toContain(Number(width))
    const lengths = new Set(profiles.flatMap((profile) => profile.lengths))
    for (const [, listed] of text.matchAll(/((?:\d+(?:, | und )?)+) cm\b/g)) {
      for (const length of listed.split(/, | und /)) expect(lengths).toContain(Number(length))
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

describe('the company', () => {
  test.each(['de', 'en'] as const)('names in %s who makes its maps', (locale) => {
    expect(readFileSync('.env.example', 'utf8')).toMatch(/^MAP_TILE_URL=.*openstreetmap\.org/m)
    expect(textOf('pages/root/privacy', locale, 'third_parties')).toContain('OpenStreetMap')
  })
})

function within(value: number, range?: { min: number; max: number }): boolean {
  return range !== undefined && value >= range.min && value <= range.max
}
