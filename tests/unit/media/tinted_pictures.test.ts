import { existsSync, globSync, readFileSync } from 'node:fs'
import { converter, differenceCiede2000 } from 'culori'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { barLength, LOOKS } from '#catalogue/group_tints'
import { tint } from '#media/pictures/tinting/tint'
import { tintSources } from '#media/pictures/tinting/tinted_picture'

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
  .map((data, index): [string, string[]] => [data.image, sampled(data.profiles, index)])

/** One colour of each finish, of each group another one, so that every colour has its turn. */
function sampled(profiles: any[], turn: number): string[] {
  const ids = [...new Set<string>(profiles.flatMap((profile) => profile.colours ?? []))]
  const byFinish = Map.groupBy(ids, (id) => colours.get(id).finish)
  return [...byFinish.values()].map((each) => each[turn % each.length] ?? '')
}

test('every packshot has a mask', () => {
  expect(groups.length).toBeGreaterThan(0)
  expect(groups).toHaveLength(products.length)
})

test.each(groups)('%s has the value of each colour as its mid-tone', async (image, ids) => {
  const { mask, base } = tintSources(image)
  const render = existsSync(`${MEDIA}/${base}`) ? base : image
  /** In the size that lists show. */
  const small = (file: string) => sharp(`${MEDIA}/${file}`).resize(300)
  const inside = await sharp(`${MEDIA}/${mask}`).resize(300).removeAlpha().raw().toBuffer()
  const off: string[] = []
  for (const id of ids) {
    const { lab, finish, decor } = colours.get(id)
    const picture = await tint(
      { lab, finish: LOOKS[finish as keyof typeof LOOKS], across: 40, along: 150 },
      {
        base: small(render),
        mask: small(mask),
        grain: decor && sharp(`${MEDIA}/${decors.get(decor).image}`),
      }
    )
    const found = difference({ mode: 'lab65', ...lab }, await midTone(picture, inside))
    if (found > MOST) off.push(`${id}: ${found.toFixed(1)}`)
  }
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
