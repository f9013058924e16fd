/**
 * Brings each packshot of a group or a family to the record of the finish that it was rendered in: its light
 * gave the same silver a lightness from 60 to 90, and the render stood beside tints of that silver.
 * `node --import=@poppinss/ts-exec pictures/finishes.mjs` tints resources/media/<picture>.base.jpg as the
 * site does, and writes <picture>.jpg.
 */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { parse } from 'yaml'
import { acrossOf, barLength, TINT_FINISHES } from '#catalogue/group_tints'
import { tint } from '#media/pictures/tinting/tint'
import { tintSources } from '#media/pictures/tinting/tinted_picture'

const at = (path) => fileURLToPath(new URL(`../resources/${path}`, import.meta.url))
const read = (folder) => parse(readFileSync(at(`content/${folder}/de.yaml`), 'utf8'))
const open = (file) => sharp(at(`media/${file}`))

const colours = read('colours').groups.flatMap((group) => group.colours)
const { decors } = read('decors')
const decorOf = (id) => decors.find((each) => each.id === id)

/** What packshots.py names: the colour of each family's picture. */
const shots = readFileSync(new URL('packshots.py', import.meta.url), 'utf8').matchAll(
  /'(\w+)': \('\w+', '(\w+)', \{/g
)

const groups = globSync('pages/product_families/*/*/de.yaml', { cwd: at('content') })
  .map((file) => read(file.replace('/de.yaml', '')).data)
  .filter(({ profiles }) => profiles)

for (const { image, section, profiles } of groups) {
  const [, name] = /([^/]+)\.\w+$/.exec(image)
  await bringToRecord(image, renderedSurface(profiles[0]), acrossOf(section), barLength(name))
}
/** All of them are matt, so that their place on the bar does not matter. */
for (const [, family, colour] of shots) {
  await bringToRecord(`families/${family}.jpg`, inColour(colour), 1, 1)
}

async function bringToRecord(image, { grain, ...look }, across, along) {
  const { mask, base } = tintSources(image)
  const picture = await tint(
    { ...look, across, along },
    { base: open(base), mask: open(mask), grain: grain && open(grain) }
  )
  await picture.jpeg({ quality: 90, mozjpeg: true }).toFile(at(`media/${image}`))
}

/** Returns what packshots.py dresses a profile in: its first decor if it is wrapped in foil, else its first colour. */
function renderedSurface({ finishes, colours: [first] = [], decors: [foil] = [] }) {
  if (!foil || !finishes.includes('foil_wrapped')) return inColour(first)
  const { lab, image } = decorOf(foil)
  return { lab, finish: TINT_FINISHES.foil_wrapped, grain: image }
}

function inColour(colour) {
  const { lab, finish, decor } = colours.find(({ id }) => id === colour)
  return { lab, finish: TINT_FINISHES[finish], grain: decor && decorOf(decor).image }
}
