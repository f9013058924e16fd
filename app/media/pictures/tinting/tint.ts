import { converter } from 'culori'
import sharp, { type Sharp } from 'sharp'
import type { TintedPicture, TintFinish } from '#media/pictures/tinting/tinted_picture'

/** How a profile is tinted; the scale of its mask in millimetres. */
export type Tint = Pick<TintedPicture, 'lab' | 'finish'> & { across: number; along: number }

/** A picture of three channels, one byte each. */
type Pixels = { data: Uint8Array; width: number; height: number }

/**
 * How each finish reflects light. `contrast` is the distance of highlights and shadows from the
 * mid-tone, relative to matt anodised metal; `spread` is the sigma in pixels of the render by which
 * light is blurred, which removes the render's own texture; `gloss` is the share of light that is
 * reflected without colour.
 */
const RESPONSES: Record<TintFinish, { contrast: number; spread: number; gloss: number }> = {
  mill: { contrast: 1.1, spread: 0, gloss: 0.12 },
  anodised_matt: { contrast: 1, spread: 0, gloss: 0.12 },
  anodised_polished: { contrast: 1.2, spread: 0, gloss: 0.2 },
  brushed: { contrast: 1.05, spread: 0, gloss: 0.12 },
  hammered: { contrast: 0.9, spread: 1.5, gloss: 0.12 },
  coated: { contrast: 0.6, spread: 1.5, gloss: 0.2 },
  foil: { contrast: 0.6, spread: 1.5, gloss: 0.1 },
}

/** The coverage from which a pixel shows the profile only, out of 255. */
const WHOLE = 250

/** The amount added to b* of a mid-tone, because the packshots' white is warm: #f3f1ec. */
const WARMTH = 1

/**
 * Tints the profile in a render: keeps light and shade, changes the median to a colour and adds the
 * texture of the finish. At its edges, pixels are blended with the background by their coverage.
 *
 * @param pictures the render; its mask, whose red is the coverage, green and blue times red the
 *   place across and along the bar; and the decor of a foil
 */
export async function tint(
  { lab, finish, across, along }: Tint,
  pictures: { base: Sharp; mask: Sharp; grain?: Sharp }
): Promise<Sharp> {
  const base = await pixelsOf(pictures.base)
  const mask = await pixelsOf(pictures.mask)
  const { width, height } = base
  if (mask.width !== width || mask.height !== height) throw new Error('its mask has another size')
  const { contrast, spread, gloss } = RESPONSES[finish]
  const inner = await innerColours(base, mask, Math.max(spread, 1))
  const places = await blur(mask, 1.2)
  const texture = await textureOf(finish, pictures.grain)
  const colours = coloursByLightness(lab, finish !== 'coated' && finish !== 'foil')
  const middle = medianOf(base, mask)
  /** Metal multiplies light by its colour, except for the part that its surface reflects. */
  const scale = (lab.l + 16) / (middle + 16)
  const reach = contrast * (scale + gloss * Math.max(0, 1 - scale))

  const tinted = Buffer.from(base.data)
  for (let at = 0; at < tinted.length; at += 3) {
    const coverage = mask.data[at]
    if (coverage === 0) continue
    const shown = coverage >= WHOLE && spread === 0 ? base.data : inner
    const light = lightnessAt(shown, at)
    const u = (places[at + 1] / Math.max(places[at], 1)) * across
    const v = (places[at + 2] / Math.max(places[at], 1)) * along
    const wanted = lab.l + (light - middle) * reach + texture(u, v) * scale
    const colour = 3 * stepOf(rollOff(wanted, lab.l))
    for (let channel = 0; channel < 3; channel++) {
      const change = colours[colour + channel] - shown[at + channel]
      tinted[at + channel] = toByte(base.data[at + channel] + (change * coverage) / 255)
    }
  }
  return sharp(tinted, { raw: { width, height, channels: 3 } })
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function blur({ data, width, height }: Pixels, sigma: number): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .blur(sigma)
    .raw()
    .toBuffer()
}

/**
 * Returns the colours of the profile without what is beside it, also where a pixel shows it in part:
 * a blur that counts whole pixels of the profile only.
 */
async function innerColours(base: Pixels, mask: Pixels, sigma: number): Promise<Uint8Array> {
  const counted = { ...base, data: new Uint8Array(base.data.length) }
  const weights = { ...base, data: new Uint8Array(base.data.length) }
  for (let at = 0; at < base.data.length; at++) {
    if (mask.data[at - (at % 3)] < WHOLE) continue
    counted.data[at] = base.data[at]
    weights.data[at] = 255
  }
  const sums = await blur(counted, sigma)
  const shares = await blur(weights, sigma)
  return base.data.map((own, at) =>
    shares[at] < 25 ? own : Math.min(255, (sums[at] * 255) / shares[at])
  )
}

/** The linear value of each value in sRGB. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
)

/** The lightness L* of a pixel. */
function lightnessAt(data: Uint8Array, at: number): number {
  const y =
    0.2126 * LINEAR[data[at]] + 0.7152 * LINEAR[data[at + 1]] + 0.0722 * LINEAR[data[at + 2]]
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y
}

/** The steps of lightness that are told apart, per unit of L*. */
const STEPS = 10

function stepOf(lightness: number): number {
  return Math.round(Math.min(Math.max(lightness, 0), 100) * STEPS)
}

/** Returns the median lightness of a profile. */
function medianOf({ data }: Pixels, mask: Pixels): number {
  const counts = new Uint32Array(100 * STEPS + 1)
  let total = 0
  for (let at = 0; at < data.length; at += 3) {
    if (mask.data[at] < WHOLE) continue
    counts[stepOf(lightnessAt(data, at))]++
    total++
  }
  let step = 0
  for (let seen = counts[0]; seen < total / 2; seen += counts[step]) step++
  return step / STEPS
}

/**
 * Returns the sRGB values of a colour in each step of light and shade. Metal colours what it
 * reflects; other surfaces reflect light in its own colour.
 */
function coloursByLightness({ l, a, b }: Tint['lab'], isMetal: boolean): Uint8Array {
  const toRgb = converter('rgb')
  return Uint8Array.from(
    Array.from({ length: 100 * STEPS + 1 }, (_, step) => {
      const lightness = step / STEPS
      const light = (lightness + 16) / (l + 16)
      const share = isMetal ? light : Math.min(1, light)
      const colour = toRgb({
        mode: 'lab65',
        l: lightness,
        a: a * share,
        b: (b + WARMTH) * share,
      })
      return [colour.r, colour.g, colour.b].map((value) => toByte(value * 255))
    }).flat()
  )
}

/** Lets highlights approach white, and shade a third of the mid-tone, instead of cutting them off. */
function rollOff(lightness: number, middle: number): number {
  const knee = Math.max(92, middle)
  const [shade, floor] = [middle * 0.6, middle * 0.33]
  if (lightness < shade) {
    return floor + (shade - floor) * Math.exp((lightness - shade) / (shade - floor))
  }
  if (lightness <= knee) return lightness
  return 100 - (100 - knee) * Math.exp((knee - lightness) / (100 - knee))
}

function toByte(value: number): number {
  return Math.round(Math.min(255, Math.max(0, value)))
}

/** The lightness that a finish adds at a position in millimetres. */
type Texture = (across: number, along: number) => number

async function textureOf(finish: TintFinish, grain: Sharp | undefined): Promise<Texture> {
  if (grain) return grainOf(await pixelsOf(grain))
  switch (finish) {
    case 'brushed':
      return (across, along) =>
        7 * (noise(across * 4.2, along / 34) - 0.5) + 6 * (noise(across * 1.3, along / 90) - 0.5)
    case 'mill':
      return (across, along) => 3 * (noise(across * 1.1, along / 160) - 0.5)
    case 'hammered':
      return dents
    default:
      return () => 0
  }
}

/** The side of a decor's picture in millimetres; its grain runs along the bar. */
const DECOR_SIDE = 240

function grainOf({ data, width, height }: Pixels): Texture {
  const at = (x: number, y: number) => lightnessAt(data, 3 * ((y % height) * width + (x % width)))
  let [sum, count] = [0, 0]
  for (let x = 0; x < width; x += 7) {
    for (let y = 0; y < height; y += 7, count++) sum += at(x, y)
  }
  const mean = sum / count
  return (across, along) =>
    between(at, (across / DECOR_SIDE) * width, (along / DECOR_SIDE) * height) - mean
}

/** The size of hammered dents in millimetres. */
const DENT = 4

/** Dents around scattered points, the side towards the window in the shade, with bright ridges. */
function dents(across: number, along: number): number {
  const [x, y] = [across / DENT, along / DENT]
  let [distance, shade] = [9, 0]
  for (let column = Math.floor(x) - 1; column <= Math.floor(x) + 1; column++) {
    for (let row = Math.floor(y) - 1; row <= Math.floor(y) + 1; row++) {
      const dx = x - column - chance(column, row)
      const dy = y - row - chance(column + 71, row + 13)
      if (Math.hypot(dx, dy) >= distance) continue
      distance = Math.hypot(dx, dy)
      shade = dx + dy / 2
    }
  }
  return 16 * shade + (distance > 0.55 ? 5 : 0)
}

/** Returns value noise from 0 to 1, with a period of 1. */
function noise(x: number, y: number): number {
  return between(chance, x, y)
}

/** Interpolates values at whole places. */
function between(at: (x: number, y: number) => number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, below] = [x - left, y - top]
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right
  return upper * (1 - below) + lower * below
}

/** Returns a number from 0 to 1 that looks random but is the same for the same place. */
function chance(x: number, y: number): number {
  const mixed = Math.imul(Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263), 1_274_126_177)
  return ((mixed ^ (mixed >>> 15)) >>> 8) / 0xff_ff_ff
}
