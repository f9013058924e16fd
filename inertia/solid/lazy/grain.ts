import {
  type BufferGeometry,
  DataTexture,
  Float32BufferAttribute,
  LinearFilter,
  LinearMipmapLinearFilter,
  type MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three'

const PIXELS = 256

/** The grain of a surface: waves across and along the bar, and their contrast as a share. */
type Grain = { across: number; along: number; depth: number }

/** Drawn metal has lines along the bar, wood has fibres; the others are cast, pressed or woven. */
const GRAINS = {
  metal: { across: 96, along: 2, depth: 0.2 },
  wood: { across: 24, along: 2, depth: 0.26 },
  carpet: { across: 128, along: 128, depth: 0.4 },
  mineral: { across: 64, along: 64, depth: 0.1 },
} satisfies Record<string, Grain>

/** The grain by name of the part, or by finish of its colour. */
const GRAIN_OF: Record<string, keyof typeof GRAINS> = {
  wood: 'wood',
  foil_wrapped: 'wood',
  oiled: 'wood',
  carpet: 'carpet',
  substrate: 'mineral',
  tile: 'mineral',
}

/** Adds grain textures to a material: to metals as roughness, to others as colour. */
export function addGrain(material: MeshStandardMaterial) {
  if (material.map || material.roughnessMap) return
  const kind = GRAIN_OF[material.userData.finish ?? material.name]
  if (kind) material.map = textureOf(GRAINS[kind], SRGBColorSpace)
  else if (material.metalness > 0) material.roughnessMap = textureOf(GRAINS.metal, '')
}

/** Disposes of a material's grain textures. */
export function disposeGrain(material: MeshStandardMaterial) {
  material.map?.dispose()
  material.roughnessMap?.dispose()
}

/**
 * Sets the texture coordinates of a bar: across and along it, and on its cut faces as in the
 * drawing.
 */
export function setTextureCoordinates(geometry: BufferGeometry) {
  const { position, normal } = geometry.attributes
  const coordinates = Array.from({ length: position?.count ?? 0 }, (_, corner) => {
    const [x, y, z] = [
      position?.getX(corner) ?? 0,
      position?.getY(corner) ?? 0,
      position?.getZ(corner) ?? 0,
    ]
    const isCut = Math.abs(normal?.getZ(corner) ?? 0) > 0.9
    return isCut ? [10 * y, 10 * x] : [10 * (x + y), 10 * z]
  })
  geometry.setAttribute('uv', new Float32BufferAttribute(coordinates.flat(), 2))
}

/** The pixels of each grain, cached because they take a while to calculate. */
const patterns = new Map<Grain, Uint8Array<ArrayBuffer>>()

/**
 * Returns a seamless texture, a decimetre wide. It is filtered without anisotropy, which takes half
 * a minute per frame without a graphics card.
 */
function textureOf(grain: Grain, colorSpace: string): DataTexture {
  const pixels = patterns.get(grain) ?? patternOf(grain)
  patterns.set(grain, pixels)
  const texture = new DataTexture(pixels, PIXELS, PIXELS)
  texture.colorSpace = colorSpace
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.needsUpdate = true
  return texture
}

/** Calculates the pixels of a grain. */
function patternOf({ across, along, depth }: Grain): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array(4 * PIXELS * PIXELS)
  for (let v = 0; v < PIXELS; v++) {
    for (let u = 0; u < PIXELS; u++) {
      const [x, y] = [(u / PIXELS) * across, (v / PIXELS) * along]
      const rough = wave(x, y, across, along)
      const fine = wave(4 * x, 4 * y, 4 * across, 4 * along)
      const light = 255 * (1 - depth * (0.65 * rough + 0.35 * fine))
      pixels.set([light, light, light, 255], 4 * (v * PIXELS + u))
    }
  }
  return pixels
}

/** Returns value noise from 0 to 1: smooth between integer coordinates, and periodic. */
function wave(x: number, y: number, width: number, height: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [ease(x - left), ease(y - top)]
  const at = (column: number, row: number) => pseudoRandom(column % width, row % height)
  const above = at(left, top) * (1 - right) + at(left + 1, top) * right
  const below = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right
  return above * (1 - down) + below * down
}

function ease(fraction: number): number {
  return fraction * fraction * (3 - 2 * fraction)
}

/** Returns a pseudo-random number from 0 to 1, the same at every visit. */
function pseudoRandom(column: number, row: number): number {
  const value = Math.sin(column * 127.1 + row * 311.7) * 43758.5453
  return value - Math.floor(value)
}
