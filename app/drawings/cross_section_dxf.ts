import { DxfWriter, LWPolylineFlags, point3d, Units } from '@tarikjabiri/dxf'
import type { CrossSection } from '#drawings/cross_section'

/** The layer of the dimensions; those of the outlines are named after their parts. */
const DIMENSION_LAYER = 'DIMENSION'
const TEXT_STYLE = 'DRAWING'
/** The height of the figures, in millimetres. */
const TEXT_HEIGHT = 2.5

/** AutoCAD's colours by number: red, and the colour of the background's opposite. */
const RED = 1
const CONTRASTING = 7

/**
 * A cross-section as a DXF file at 1:1: a unit is a millimetre, y runs up from the top of the screed.
 * Every part is a closed polyline on the layer of its name; dimensions measure what is drawn, and say
 * the range where the size varies.
 */
export function writeDxf({ parts, dimensions }: CrossSection): string {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Millimeters)
  dxf.tables.addStyle(TEXT_STYLE)
  const style = dxf.tables.addDimStyle(TEXT_STYLE)
  style.DIMTXT = TEXT_HEIGHT
  style.DIMASZ = TEXT_HEIGHT
  style.DIMEXE = TEXT_HEIGHT / 2
  style.DIMGAP = TEXT_HEIGHT / 4
  style.DIMDEC = 1

  for (const name of new Set(parts.map(({ part }) => part))) {
    dxf.addLayer(name.toUpperCase(), name === 'profile' ? RED : CONTRASTING)
  }
  dxf.addLayer(DIMENSION_LAYER, CONTRASTING)

  for (const { part, points } of parts) {
    dxf.addLWPolyline(
      points.map(([x, y]) => ({ point: { x, y } })),
      { flags: LWPolylineFlags.Closed, layerName: part.toUpperCase() }
    )
  }
  for (const { measures, from, to, offset, range } of dimensions) {
    const axis = measures === 'width' ? 1 : 0
    const beside = (offset > 0 ? Math.max : Math.min)(from[axis], to[axis]) + offset
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const
    const place = measures === 'width' ? [middle[0], beside] : [beside, middle[1]]
    const line = measures === 'width' ? [to[0], beside] : [beside, to[1]]
    dxf.addLinearDim(point3d(from[0], from[1]), point3d(to[0], to[1]), {
      angle: measures === 'width' ? 0 : 90,
      definitionPoint: point3d(line[0], line[1]),
      middlePoint: point3d(place[0], place[1]),
      ActualMeasurement: Math.abs(to[1 - axis] - from[1 - axis]),
      text: range && (range.min === range.max ? `${range.max}` : `${range.min}-${range.max}`),
      styleName: TEXT_STYLE,
      layerName: DIMENSION_LAYER,
    })
  }
  return dxf.stringify()
}
