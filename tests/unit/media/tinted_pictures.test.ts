import { existsSync, readFileSync } from 'node:fs'
import { converter, differenceCiede2000 } from 'culori'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import type { GroupRecord } from '#catalogue/group_schema'
import { acrossOf, barLength, TINT_FINISHES } from '#catalogue/group_tints'
import { type Tint, tint } from '#media/pictures/tinting/tint'
import { type TintFinish, tintSources } from '#media/pictures/tinting/tinted_picture'
import { COLOURS, DECORS } from '#tests/fixtures/catalogue/colour_records'
import { GROUP_FILES } from '#tests/fixtures/catalogue/group_records'

const MEDIA = 'resources/media'

/** The largest ΔE 2000 between the mid-tone of a profile and the record of its colour. */
const MOST = 3

/**
 * The same between two pictures of one profile in one finish, on average and for 95 % of its
 * pixels.
 */
const ALIKE = { mean: 1, most: 2 }

const difference = differenceCiede2000()
const toLab = converter('lab65')

const decors = new Map(DECORS.map((decor) => [decor.id, decor]))
const colours = new Map(COLOURS.map((colour) => [colour.id, colour]))

const products = GROUP_FILES.map(({ record }) => ({ ...record, image: record.image ?? '' }))
const groups = products
  .filter((data) => existsSync(`${MEDIA}/${tintSources(data.image).mask}`))
  .map((data): [string, Surface[]] => [data.image, surfacesOf(data.profiles)])

/**
 * The pictures of groups and families, each with what pictures/packshots.py rendered it in and the
 * millimetres across and along it.
 */
const shots = [
  ...products.map(({ image, section, profiles }): [string, Surface, number, number] => {
    const [, name = ''] = /([^/]+)\.\w+$/.exec(image) ?? []
    return [image, renderedSurface(profiles[0]), acrossOf(section), barLength(name)]
  }),
  ...[
    ...readFileSync('pictures/packshots.py', 'utf8').matchAll(/'(\w+)': \('\w+', '(\w+)', \{/g),
  ].map(([, family, colour = '']): [string, Surface, number, number] => {
    return [`families/${family}.jpg`, inColour(colour), 1, 1]
  }),
]

/** A colour or decor of a profile; with the picture of the grain for foils. */
type Surface = { id: string; lab: Tint['lab']; finish: TintFinish; grain?: string }

/** Returns every colour and decor that one of the profiles is delivered in. */
function surfacesOf(profiles: GroupRecord['profiles']): Surface[] {
  const idsOf = (field: 'colours' | 'decors') => new Set(profiles.flatMap((each) => each[field]))
  return [...Array.from(idsOf('colours'), inColour), ...Array.from(idsOf('decors'), inDecor)]
}

/**
 * Returns the appearance that a packshot is rendered in: the first decor of a foil, else the first
 * colour.
 */
function renderedSurface({
  finishes,
  colours: [first],
  decors: [foil],
}: GroupRecord['profiles'][number]) {
  return foil && finishes.includes('foil_wrapped') ? inDecor(foil) : inColour(first)
}

function inColour(id: string): Surface {
  const { lab, finish, decor } = colours.get(id)!
  return { id, lab, finish: TINT_FINISHES[finish], grain: decor && decors.get(decor)!.image }
}

function inDecor(id: string): Surface {
  const { lab, image } = decors.get(id)!
  return { id: `decor-${id}`, lab, finish: 'foil' as const, grain: image }
}

test('every packshot has a mask and its render', () => {
  expect(groups.length).toBeGreaterThan(0)
  expect(groups).toHaveLength(products.length)
  for (const [image] of shots) {
    expect(existsSync(`${MEDIA}/${tintSources(image).base}`), image).toBe(true)
  }
})

test.each(groups)('%s has the value of each colour as its mid-tone', async (image, surfaces) => {
  const { mask, base } = tintSources(image)
  const pictures = {
    base: await small(existsSync(`${MEDIA}/${base}`) ? base : image),
    mask: await small(mask),
  }
  const inside = await pictures.mask.clone().removeAlpha().raw().toBuffer()
  const off: string[] = []
  for (const { id, lab, finish, grain } of surfaces) {
    const picture = await tint(
      { lab, finish, across: 40, along: 150 },
      {
        base: pictures.base.clone(),
        mask: pictures.mask.clone(),
        grain: grain === undefined ? undefined : sharp(`${MEDIA}/${grain}`),
      }
    )
    const found = difference(
      { mode: 'lab65', ...lab },
      medians(await picture.raw().toBuffer(), inside)
    )
    if (found > MOST) off.push(`${id}: ${found.toFixed(1)}`)
  }
  expect(surfaces).not.toEqual([])
  expect(off).toEqual([])
})

test.each(shots)(
  '%s looks the same once the finish it shows is chosen',
  async (image, { lab, finish, grain }, across, along) => {
    const { mask, base } = tintSources(image)
    const chosen = await tint(
      { lab, finish, across, along },
      {
        base: sharp(`${MEDIA}/${base}`),
        mask: sharp(`${MEDIA}/${mask}`),
        grain: grain === undefined ? undefined : sharp(`${MEDIA}/${grain}`),
      }
    )
    const inside = await bytesAt400(sharp(`${MEDIA}/${mask}`))
    const shown = await bytesAt400(sharp(`${MEDIA}/${image}`), 2)
    const beside = await bytesAt400(sharp(await chosen.png().toBuffer()), 2)
    const found = insideOf(inside)
      .map((at) => difference(colourAt(shown, at), colourAt(beside, at)))
      .toSorted((one, other) => one - other)
    const mean = found.reduce((sum, each) => sum + each, 0) / found.length
    expect(mean).toBeLessThan(ALIKE.mean)
    expect(found[Math.floor(found.length * 0.95)]).toBeLessThan(ALIKE.most)
    const unblurred = await bytesAt400(sharp(`${MEDIA}/${image}`))
    expect(difference({ mode: 'lab65', ...lab }, medians(unblurred, inside))).toBeLessThan(MOST)
  }
)

test('grain has the scale of the bar that a packshot was drawn with', () => {
  const script = readFileSync('pictures/packshots.py', 'utf8')
  const length = Number(/^DEFAULT = .*'length': (\d+)/m.exec(script)?.[1])
  const others = script.matchAll(/'(\w+)\/(\w+)': \{.*'length': (\d+)/g)
  const drawn = Object.fromEntries(
    [...others].map(([, family, group, own]) => [`${family}_${group}`, Number(own)])
  )
  expect(drawn).not.toEqual({})
  for (const [image] of groups) {
    const [, name = ''] = /([^/]+)\.\w+$/.exec(image) ?? []
    expect(barLength(name), name).toBe(drawn[name] ?? length)
  }
})

/** Returns a picture in the size of lists, read once for all colours. */
async function small(file: string): Promise<Sharp> {
  return sharp(await sharp(`${MEDIA}/${file}`).resize(300).png().toBuffer())
}

/** Returns the bytes of a picture at 400 px, blurred so that no grain counts. */
async function bytesAt400(picture: Sharp, blur?: number): Promise<Buffer> {
  const scaled = picture.resize(400).removeAlpha()
  return (blur ? scaled.blur(blur) : scaled).raw().toBuffer()
}

/** Returns the indexes of the pixels that show nothing but the profile. */
function insideOf(mask: Buffer): number[] {
  return Array.from({ length: mask.length / 3 }, (_, pixel) => pixel * 3).filter(
    (at) => (mask[at] ?? 0) >= 250
  )
}

function colourAt(data: Buffer, at: number) {
  const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
  return toLab({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })
}

/** The medians of L*, a* and b* of the pixels that show nothing but the profile. */
function medians(data: Buffer, inside: Buffer) {
  const pixels = insideOf(inside).map((at) => colourAt(data, at))
  const median = (axis: 'l' | 'a' | 'b') => {
    const values = pixels.map((each) => each[axis]).toSorted((one, other) => one - other)
    return values[Math.floor(values.length / 2)] ?? 0
  }
  return { mode: 'lab65' as const, l: median('l'), a: median('a'), b: median('b') }
}
