import type { Colour } from '#catalogue/catalogue_queries'
import { type Surface, surfaceIn, surfaceOf } from '#catalogue/section_files/solid_materials'
import type { Material } from '#catalogue/vocabulary'
import { COVERINGS, type CrossSection, type Part } from '#drawings/cross_section'
import { type Box, boxOf, within } from '#drawings/outlines'
import { extrude, type Solid, turn } from '#drawings/solid'

/** The length of the solid, in millimetres. */
export const PIECE_LENGTH = 120

/**
 * The distance in millimetres by which each part is offset from parts painted earlier. Parts may
 * overlap, such as a screw and the screed; without the offset their cut faces would be coplanar and
 * flicker (z-fighting).
 */
const STEP = 0.01

const METRES = 0.001

type PartName = Part['part']

/** Nodes that a viewer can show and hide; floors by their side of the profile. */
type Assembly = 'profile' | 'floor_left' | 'floor_right' | 'ground'

const BEDDING: readonly PartName[] = ['underlay', 'adhesive']
const GROUND: readonly PartName[] = ['substrate', 'wall']

/** Constants of the glTF format. */
const GLB = { magic: 0x46546c67, version: 2, json: 0x4e4f534a, binary: 0x004e4942 }
const FLOAT = 5126
const UNSIGNED_SHORT = 5123
const VERTICES = 34962
const INDICES = 34963

/** A profile with its material and available colours. The first colour is the default. */
export type FinishedProfile = {
  material: Material
  colours: readonly Pick<Colour, 'id' | 'hex' | 'finish'>[]
}

/**
 * Writes a cross-section, extruded to a piece of bar, as a GLB file (glTF 2.0, binary): in metres,
 * y up, the cut at z = 0. Every part is a mesh named after it below the node of its assembly;
 * screws are round. Colours are variants of the profile (`KHR_materials_variants`), named by their
 * ids.
 */
export function writeGlb(
  crossSection: CrossSection,
  { material, colours }: FinishedProfile
): Buffer {
  const { parts } = crossSection
  /** The parts that show their base material. A profile with colours never does. */
  const bare = new Set(
    parts.flatMap(({ part }) => (part === 'profile' && colours.length > 0 ? [] : part))
  )
  const materials = [
    ...colours.map((colour) => ({
      ...toMaterial(colour.id, surfaceIn(colour)),
      extras: { finish: colour.finish },
    })),
    ...Array.from(bare, (part) => toMaterial(part, surfaceOf(part, material))),
  ]
  const mappings = colours.map((_, index) => ({ material: index, variants: [index] }))
  const solids = parts.map(({ part, points }, index) => toSolid(part, points, index * STEP))
  const { accessors, bufferViews, binary } = pack(solids)

  const meshes = parts.map(({ part }, index) => ({
    name: part,
    primitives: [
      {
        attributes: { POSITION: 3 * index, NORMAL: 3 * index + 1 },
        indices: 3 * index + 2,
        ...(bare.has(part)
          ? { material: colours.length + [...bare].indexOf(part) }
          : { material: 0, extensions: { KHR_materials_variants: { mappings } } }),
      },
    ],
  }))
  const assemblies = Map.groupBy(parts.keys(), (index) => assemblyOf(parts, index))
  const nodes = [
    ...parts.map(({ part }, mesh) => ({ name: part, mesh })),
    ...[...assemblies].map(([name, children]) => ({ name, children })),
  ]

  return toFile(
    {
      asset: { version: '2.0', generator: 'Saumer Profile' },
      scene: 0,
      scenes: [{ nodes: [...assemblies.keys()].map((_, index) => parts.length + index) }],
      nodes,
      meshes,
      materials,
      accessors,
      bufferViews,
      buffers: [{ byteLength: binary.length }],
      ...(colours.length > 0 && {
        extensionsUsed: ['KHR_materials_variants'],
        extensions: {
          KHR_materials_variants: { variants: colours.map(({ id }) => ({ name: id })) },
        },
      }),
    },
    binary
  )
}

/** @param step the offset of the part from the first one, in millimetres */
function toSolid(part: PartName, points: Part['points'], step: number): Solid {
  const round = part === 'fastener' ? turn(points, step) : undefined
  return round ?? extrude(points, -PIECE_LENGTH - step, step)
}

/**
 * Returns the assembly of a part. Bedding belongs to its covering. Parts inside the profile, such
 * as the core of a skirting, belong to the profile.
 */
function assemblyOf(parts: CrossSection['parts'], index: number): Assembly {
  const { part, points } = parts[index] ?? { part: 'substrate', points: [] }
  if (GROUND.includes(part)) return 'ground'
  const profile = boxOf(
    parts.filter((each) => each.part === 'profile').flatMap((each) => each.points)
  )
  const covering = COVERINGS.includes(part)
    ? boxOf(points)
    : BEDDING.includes(part) && coveringOn(parts, boxOf(points))
  if (!covering || within(covering, profile)) return 'profile'
  return middleOf(covering) < middleOf(profile) ? 'floor_left' : 'floor_right'
}

/** Returns the covering on top of a bedding: the one whose width contains the bedding's centre. */
function coveringOn(parts: CrossSection['parts'], bedding: Box): Box | undefined {
  const middle = middleOf(bedding)
  return parts
    .filter(({ part }) => COVERINGS.includes(part))
    .map(({ points }) => boxOf(points))
    .find(({ left, right }) => left <= middle && middle <= right)
}

function middleOf({ left, right }: Box): number {
  return (left + right) / 2
}

function toMaterial(name: string, { hex, metallic, roughness }: Surface) {
  return {
    name,
    pbrMetallicRoughness: {
      baseColorFactor: [...linear(hex), 1],
      metallicFactor: metallic ? 1 : 0,
      roughnessFactor: roughness,
    },
  }
}

/** Converts a hex colour (sRGB, IEC 61966-2-1) to linear RGB. */
function linear(hex: string): number[] {
  return [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    const light = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    return Math.round(light * 1e4) / 1e4
  })
}

/**
 * Packs positions, normals and indices of all solids into one buffer, and returns their accessors.
 */
function pack(solids: readonly Solid[]) {
  const vertices = solids.flatMap(({ positions, normals }) => [
    Float32Array.from(positions.flat(), (millimetres) => millimetres * METRES),
    Float32Array.from(normals.flat()),
  ])
  const corners = solids.map(({ triangles }) => Uint16Array.from(triangles.flat()))
  const vertexBytes = bytesOf(vertices)
  const binary = padded(Buffer.concat([vertexBytes, bytesOf(corners)]), 0)

  let [vertexOffset, cornerOffset] = [0, 0]
  const accessors = solids.flatMap((_, index) => {
    const [positions = new Float32Array(), normals = positions] = vertices.slice(2 * index)
    const indices = corners[index] ?? new Uint16Array()
    const found = [
      {
        bufferView: 0,
        byteOffset: vertexOffset,
        componentType: FLOAT,
        type: 'VEC3',
        count: positions.length / 3,
        ...boundsOf(positions),
      },
      {
        bufferView: 0,
        byteOffset: vertexOffset + positions.byteLength,
        componentType: FLOAT,
        type: 'VEC3',
        count: normals.length / 3,
      },
      {
        bufferView: 1,
        byteOffset: cornerOffset,
        componentType: UNSIGNED_SHORT,
        type: 'SCALAR',
        count: indices.length,
      },
    ]
    vertexOffset += positions.byteLength + normals.byteLength
    cornerOffset += indices.byteLength
    return found
  })
  const bufferViews = [
    { buffer: 0, byteOffset: 0, byteLength: vertexOffset, byteStride: 12, target: VERTICES },
    { buffer: 0, byteOffset: vertexOffset, byteLength: cornerOffset, target: INDICES },
  ]
  return { accessors, bufferViews, binary }
}

/** Returns the minimum and maximum on each axis, which glTF requires. */
function boundsOf(positions: Float32Array): { min: number[]; max: number[] } {
  const values = [0, 1, 2].map((axis) => positions.filter((_, index) => index % 3 === axis))
  return {
    min: values.map((each) => Math.min(...each)),
    max: values.map((each) => Math.max(...each)),
  }
}

function bytesOf(arrays: readonly (Float32Array | Uint16Array)[]): Buffer {
  return Buffer.concat(arrays.map((each) => new Uint8Array(each.buffer)))
}

/** Assembles the file: header, JSON chunk, binary chunk. */
function toFile(description: object, binary: Buffer): Buffer {
  const json = padded(Buffer.from(JSON.stringify(description)), 0x20)
  const chunks = [uint32(json.length, GLB.json), json, uint32(binary.length, GLB.binary), binary]
  const length = 12 + chunks.reduce((bytes, chunk) => bytes + chunk.length, 0)
  return Buffer.concat([uint32(GLB.magic, GLB.version, length), ...chunks])
}

/** Pads a chunk to a multiple of four bytes. */
function padded(bytes: Buffer, filler: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3, filler)])
}

function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, 4 * index)
  return bytes
}
