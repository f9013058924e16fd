import { existsSync, globSync, readFileSync } from 'node:fs'
import { converter, differenceCiede2000 } from 'culori'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { barLength, LOOKS } from '#catalogue/group_tints'
import { type Tint, tint } from '#media/pictures/tinting/tint'
import { type TintFinish, tintSources } from '#media/pictures/tinting/tinted_picture'

const MEDIA = 'resources/media'

/** The largest ΔE 2000 between the mid-tone of a profile and the record of its colour. */
const MOST = 3

const difference = differenceCiede2000()
const toLab = converter('lab65')

const read = (file: string) => parse(readFileSync(`resources/content/${file}/de.yaml`, 'utf8'))
const decors = new Map<string, any>(read('decors').decors.map((each: any) => [each.id, each]))
const colours = new Map<string, any>(
  read('colours').groups.flatMap((group: any) => group.colours.map((each: any) => [each.id, each]))
)

const products = globSync('pages/product_families/*/*/de.yaml', { cwd: 'resources/content' })
  .map((file) => read(file.replace('/de.yaml', '')).data)
  .filter((data) => data.profiles)
const groups = products
  .filter((data) => existsSync(`${MEDIA}/${tintSources(data.image).mask}`))
  .map((data): [string, Surface[]] => [data.image, surfacesOf(data.profiles)])

/** What a profile is delivered in; the picture of its grain, if it is wrapped in foil. */
type Surface = { id: string; lab: Tint['lab']; finish: TintFinish; grain?: string }

/** Returns every colour and decor that one of the profiles is delivered in. */
function surfacesOf(profiles: any[]): Surface[] {
  const idsOf = (field: string) => new Set<string>(profiles.flatMap((each) => each[field] ?? []))
  return [
    ...[...idsOf('colours')].map((id) => {
      const { lab, finish, decor } = colours.get(id)
      const look = LOOKS[finish as keyof typeof LOOKS]
      return { id, lab, finish: look, grain: decor && decors.get(decor).image }
    }),
    ...[...idsOf('decors')].map((id) => {
      const { lab, image } = decors.get(id)
      return { id: `decor-${id}`, lab, finish: 'foil' as const, grain: image }
    }),
  ]
}

test('every packshot has a mask', () => {
  expect(groups.length).toBeGreaterThan(0)
  expect(groups).toHaveLength(products.length)
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
    const found = difference({ mode: 'lab65', ...lab }, await midTone(picture, inside))
    if (found > MOST) off.push(`${id}: ${found.toFixed(1)}`)
  }
  expect(surfaces).not.toEqual([])
  expect(off).toEqual([])
})

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

/** Returns a picture in the size that lists show, read once for all colours. */
async function small(file: string): Promise<Sharp> {
  return sharp(await sharp(`${MEDIA}/${file}`).resize(300).png().toBuffer())
}

/** The medians of L*, a* and b* where a pixel shows nothing but the profile. */
async function midTone(picture: Sharp, inside: Buffer) {
  const data = await picture.raw().toBuffer()
  const pixels = Array.from({ length: data.length / 3 }, (_, pixel) => pixel * 3)
    .filter((at) => (inside[at] ?? 0) >= 250)
    .map((at) => {
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
      return toLab({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })
    })
  const median = (axis: 'l' | 'a' | 'b') => {
    const values = pixels.map((each) => each[axis]).toSorted((one, other) => one - other)
    return values[Math.floor(values.length / 2)] ?? 0
  }
  return { mode: 'lab65' as const, l: median('l'), a: median('a'), b: median('b') }
}
