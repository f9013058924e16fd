import { type Node, NodeIO } from '@gltf-transform/core'
import { KHRMaterialsVariants, type MappingList } from '@gltf-transform/extensions'
import { validateBytes } from 'gltf-validator'
import { describe, expect, test } from 'vitest'
import {
  type FinishedProfile,
  PIECE_LENGTH,
  writeGlb,
} from '#catalogue/section_files/cross_section_glb'
import type { CrossSection } from '#drawings/cross_section'
import { GROUP_FILES } from '#tests/fixtures/catalogue/group_records'
import { rectangle } from '#tests/fixtures/catalogue/rectangle'
import { openEdges, volumeOf } from '#tests/fixtures/catalogue/surfaces'

const SILVER = { id: 'silver_matt', hex: '#c3c6c9', finish: 'anodised_matt' } as const
const WHITE = { id: 'white', hex: '#ffffff', finish: 'powder_coated' } as const
const FINISHED: FinishedProfile = { material: 'aluminium', colours: [SILVER, WHITE] }

/** A strip of some width over a joint between wood and tile, on screed. */
function strip(width: number): CrossSection {
  return {
    parts: [
      { part: 'substrate', points: rectangle(-50, -10, 50, 0) },
      { part: 'underlay', points: rectangle(-50, 0, -8, 2) },
      { part: 'wood', points: rectangle(-50, 2, -8, 10) },
      { part: 'tile', points: rectangle(8, 0, 50, 10) },
      { part: 'profile', points: rectangle(-width / 2, 10, width / 2, 12) },
    ],
    dimensions: [],
  }
}

async function read(crossSection: CrossSection, finished = FINISHED) {
  const io = new NodeIO().registerExtensions([KHRMaterialsVariants])
  const file = (await io.readBinary(writeGlb(crossSection, finished))).getRoot()
  const assemblies = file.getDefaultScene()?.listChildren() ?? []
  return { file, assemblies, parts: assemblies.flatMap((assembly) => assembly.listChildren()) }
}

/** The mesh of a part in millimetres. */
function meshOf(node: Node) {
  const [primitive] = node.getMesh()?.listPrimitives() ?? []
  const positions = Array.from(primitive?.getAttribute('POSITION')?.getArray() ?? [], toMillimetres)
  const corners = Array.from(primitive?.getIndices()?.getArray() ?? [])
  return {
    primitive,
    positions: triples(positions),
    triangles: triples(corners),
  }
}

function toMillimetres(metres: number): number {
  return Math.round(metres * 1e6) / 1e3
}

function triples(values: number[]): [number, number, number][] {
  return Array.from({ length: values.length / 3 }, (_, index) => [
    values[3 * index] ?? 0,
    values[3 * index + 1] ?? 0,
    values[3 * index + 2] ?? 0,
  ])
}

function extentOf(node: Node, axis: 0 | 1 | 2): [number, number] {
  const values = meshOf(node).positions.map((position) => position[axis])
  return [Math.min(...values), Math.max(...values)]
}

function named(nodes: readonly Node[], name: string): Node {
  const node = nodes.find((each) => each.getName() === name)
  if (!node) throw new Error(`no ${name}`)
  return node
}

describe('a cross-section as GLB, read by another program', () => {
  test('has every part by its name, within what it belongs to', async () => {
    const { assemblies } = await read(strip(40))
    expect(
      Object.fromEntries(
        assemblies.map((each) => [
          each.getName(),
          each.listChildren().map((part) => part.getName()),
        ])
      )
    ).toEqual({
      ground: ['substrate'],
      floor_left: ['underlay', 'wood'],
      floor_right: ['tile'],
      profile: ['profile'],
    })
  })

  test.each([40, 41.5])('has a profile of %f mm in metres, as the record says', async (width) => {
    const { parts } = await read(strip(width))
    const profile = named(parts, 'profile')
    expect(extentOf(profile, 0)).toEqual([-width / 2, width / 2])
    expect(extentOf(profile, 1)).toEqual([10, 12])
    expect(extentOf(profile, 2)).toEqual([-PIECE_LENGTH - 0.04, 0.04])
  })

  test('shows the first colour, and has the others as variants by their ids', async () => {
    const { file, parts } = await read(strip(40))
    const { primitive } = meshOf(named(parts, 'profile'))
    expect(primitive?.getMaterial()?.getName()).toBe('silver_matt')
    const mappings = primitive?.getExtension<MappingList>('KHR_materials_variants')?.listMappings()
    expect(
      mappings?.map((mapping) => ({
        variants: mapping.listVariants().map((variant) => variant.getName()),
        red: mapping.getMaterial()?.getBaseColorFactor()[0],
        metallic: mapping.getMaterial()?.getMetallicFactor(),
      }))
    ).toEqual([
      { variants: ['silver_matt'], red: expect.closeTo(0.5457, 3), metallic: 1 },
      { variants: ['white'], red: 1, metallic: 0 },
    ])
    expect(file.listExtensionsUsed().map(({ extensionName }) => extensionName)).toEqual([
      'KHR_materials_variants',
    ])
  })

  test('shows the material of a profile that comes in no colour', async () => {
    const { file, parts } = await read(strip(40), { material: 'brass', colours: [] })
    const { primitive } = meshOf(named(parts, 'profile'))
    expect(primitive?.getMaterial()?.getMetallicFactor()).toBe(1)
    expect(file.listExtensionsUsed()).toEqual([])
  })
})

describe('the cross-section of every product group', () => {
  test('is there', () => {
    expect(GROUP_FILES.length).toBeGreaterThan(30)
  })

  test.each(GROUP_FILES)('$key passes the Khronos validator and is closed', async ({ record }) => {
    const { section } = record
    const { issues } = await validateBytes(new Uint8Array(writeGlb(section, FINISHED)))
    expect(issues.messages).toEqual([])
    const { parts } = await read(section)
    expect(parts).toHaveLength(section.parts.length)
    for (const part of parts) {
      const mesh = meshOf(part)
      expect(openEdges(mesh), part.getName()).toEqual([])
      expect(volumeOf(mesh), part.getName()).toBeGreaterThan(0)
    }
  })
})
