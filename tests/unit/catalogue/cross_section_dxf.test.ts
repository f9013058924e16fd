import Reader, {
  type IDimensionEntity,
  type IEntity,
  type ILineEntity,
  type ILwpolylineEntity,
  type ISolidEntity,
  type ITextEntity,
} from 'dxf-parser'
import { describe, expect, test } from 'vitest'
import type { CrossSection } from '#drawings/cross_section'
import { writeDxf } from '#drawings/cross_section_dxf'
import { rectangle } from '#tests/fixtures/catalogue/rectangle'

/** A strip of some width on its screed, for coverings of 7 to 16 mm. */
function strip(width: number): CrossSection {
  return {
    parts: [
      { part: 'substrate', points: rectangle(0, -10, width, 0) },
      { part: 'profile', points: rectangle(0, 0, width, 2.5) },
    ],
    dimensions: [
      { measures: 'width', names: 'visible_width', from: [0, 2.5], to: [width, 2.5], offset: 8 },
      {
        measures: 'height',
        names: 'floor_height',
        from: [width, 0],
        to: [width, 2.5],
        offset: 6,
        range: { min: 7, max: 16 },
      },
    ],
  }
}

function read(crossSection: CrossSection) {
  const file = new Reader().parseSync(writeDxf(crossSection))
  if (!file) throw new Error('not a DXF file')
  const outlines = file.entities.filter(({ type }) => type === 'LWPOLYLINE') as ILwpolylineEntity[]
  const dimensions = file.entities.filter(({ type }) => type === 'DIMENSION') as IDimensionEntity[]
  return { file, outlines, dimensions }
}

/** The entities in the block of a dimension, and the position of its figure. */
function drawn({ file }: ReturnType<typeof read>, { block }: IDimensionEntity) {
  const entities = file.blocks[block]?.entities ?? []
  const [text] = of<ITextEntity>(entities, 'TEXT')
  return {
    figure: text?.text,
    at: text && [text.endPoint.x, text.endPoint.y],
    lines: of<ILineEntity>(entities, 'LINE').map(({ vertices }) =>
      vertices.map(({ x, y }) => [x, y])
    ),
    tips: of<ISolidEntity>(entities, 'SOLID').map(({ points: [tip] }) => [tip?.x, tip?.y]),
    layers: [...new Set(entities.map(({ layer }) => layer))],
  }
}

function of<Kind extends IEntity>(entities: readonly IEntity[], type: string): Kind[] {
  return entities.filter((entity): entity is Kind => entity.type === type)
}

describe('a cross-section as DXF, read by another program', () => {
  test('is in millimetres, with a layer for each part and one for dimensions', () => {
    const { file } = read(strip(40))
    expect(file.header).toMatchObject({ $INSUNITS: 4, $MEASUREMENT: 1 })
    expect(Object.keys(file.tables.layer.layers)).toEqual(
      expect.arrayContaining(['SUBSTRATE', 'PROFILE', 'DIMENSION'])
    )
  })

  test('has every part as a closed outline on its layer, point for point', () => {
    const { outlines } = read(strip(40))
    expect(
      outlines.map(({ layer, shape, vertices }) => ({
        layer,
        shape,
        points: vertices.map(({ x, y }) => [x, y]),
      }))
    ).toEqual([
      { layer: 'SUBSTRATE', shape: true, points: rectangle(0, -10, 40, 0) },
      { layer: 'PROFILE', shape: true, points: rectangle(0, 0, 40, 2.5) },
    ])
  })

  test('has dimensions that measure, and say the range of a size that varies', () => {
    const { dimensions } = read(strip(40))
    expect(
      dimensions.map(({ layer, actualMeasurement, text, anchorPoint }) => ({
        layer,
        actualMeasurement,
        text,
        at: [anchorPoint.x, anchorPoint.y],
      }))
    ).toEqual([
      { layer: 'DIMENSION', actualMeasurement: 40, text: undefined, at: [40, 10.5] },
      { layer: 'DIMENSION', actualMeasurement: 2.5, text: '7-16', at: [46, 2.5] },
    ])
  })

  test('draws each dimension in a block of its own, for readers that draw none', () => {
    const reading = read(strip(40))
    const { file, dimensions } = reading
    expect(dimensions.map(({ block }) => block)).toEqual(['*D1', '*D2'])
    /** Flag 32: the block belongs to this dimension only; 128: its figure keeps its position. */
    expect(dimensions.map(({ dimensionType }) => dimensionType)).toEqual([160, 160])
    const [width, height] = dimensions
    if (!width || !height) throw new Error('no dimensions')
    expect(drawn(reading, width)).toMatchObject({
      figure: '40',
      at: [width.middleOfText.x, width.middleOfText.y],
      tips: [
        [0, 10.5],
        [40, 10.5],
      ],
      layers: ['DIMENSION'],
    })
    /** This dimension is too short for arrowheads inside: its line extends beyond both ends. */
    expect(drawn(reading, height)).toMatchObject({
      figure: '7-16',
      at: [height.middleOfText.x, 1.25],
      lines: [
        [
          [40, 0],
          [47.25, 0],
        ],
        [
          [40, 2.5],
          [47.25, 2.5],
        ],
        [
          [46, -5],
          [46, 7.5],
        ],
      ],
      tips: [
        [46, 0],
        [46, 2.5],
      ],
    })
    expect(Object.keys(file.blocks).filter((name) => name.startsWith('*D'))).toHaveLength(2)
  })

  test.each([
    [41.5, '41.5'],
    [41.26, '41.3'],
    [4, '4'],
  ])('writes a width of %d mm into its block as %s', (width, figure) => {
    const reading = read(strip(width))
    const [dimension] = reading.dimensions
    if (!dimension) throw new Error('no dimension')
    expect(drawn(reading, dimension).figure).toBe(figure)
    expect(Number(figure)).toBeCloseTo(dimension.actualMeasurement, 1)
  })

  test('is the same file for the same record', () => {
    const first = writeDxf(strip(40))
    writeDxf(strip(41))
    expect(writeDxf(strip(40))).toBe(first)
  })
})
