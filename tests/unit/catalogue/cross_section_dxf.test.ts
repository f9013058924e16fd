import Reader, { type IDimensionEntity, type ILwpolylineEntity } from 'dxf-parser'
import { describe, expect, test } from 'vitest'
import type { CrossSection } from '#drawings/cross_section'
import { writeDxf } from '#drawings/cross_section_dxf'

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

function rectangle(x: number, y: number, right: number, top: number): [number, number][] {
  return [
    [x, y],
    [right, y],
    [right, top],
    [x, top],
  ]
}

function read(crossSection: CrossSection) {
  const file = new Reader().parseSync(writeDxf(crossSection))
  if (!file) throw new Error('not a DXF file')
  const outlines = file.entities.filter(({ type }) => type === 'LWPOLYLINE') as ILwpolylineEntity[]
  const dimensions = file.entities.filter(({ type }) => type === 'DIMENSION') as IDimensionEntity[]
  return { file, outlines, dimensions }
}

describe('a cross-section as DXF, read by another program', () => {
  test('is in millimetres, with a layer for each part and one for dimensions', () => {
    const { file } = read(strip(40))
    expect(file.header.$INSUNITS).toBe(4)
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

  test('is the same file for the same record', () => {
    expect(writeDxf(strip(40))).toBe(writeDxf(strip(40)))
  })

  test('follows a number that is changed in the record', () => {
    const { outlines, dimensions } = read(strip(41.5))
    expect(Math.max(...(outlines[1]?.vertices.map(({ x }) => x) ?? []))).toBe(41.5)
    expect(dimensions[0]?.actualMeasurement).toBe(41.5)
  })
})
