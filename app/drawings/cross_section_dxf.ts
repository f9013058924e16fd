import {
  BlockFlags,
  DimensionType,
  type Dxfier,
  DxfWriter,
  Face,
  LinearDimension,
  LWPolylineFlags,
  point3d,
  TextHorizontalAlignment,
  TextVerticalAlignment,
  Units,
  type vec3_t,
} from '@tarikjabiri/dxf'
import type { CrossSection, Dimension } from '#drawings/cross_section'
import { dimensionLine, placeDimension } from '#drawings/dimension_lines'
import { arrowheadOf } from '#drawings/outlines'

/** The layer of the dimensions. Outlines are on layers named after their parts. */
const DIMENSION_LAYER = 'DIMENSION'
const TEXT_STYLE = 'DRAWING'
/** The text height of dimension values, in millimetres. */
const TEXT_HEIGHT = 2.5
/** The approximate width of a character. */
const LETTER = TEXT_HEIGHT * 0.8
const ARROW = TEXT_HEIGHT
/** The distance between a value and its line. */
const GAP = TEXT_HEIGHT / 4
/** The length by which extension lines exceed the dimension line. */
const BEYOND = TEXT_HEIGHT / 2
/** Flag of the dimension type: the text position is set by the file. */
const FIGURE_IS_PLACED = 128

/** AutoCAD colour numbers: red, and black or white depending on the background. */
const RED = 1
const CONTRASTING = 7

/**
 * Writes a cross-section as a DXF file at 1:1: a unit is a millimetre, y points up from the top of
 * the screed. Every part is a closed polyline on the layer with its name. Dimensions measure the
 * drawn distance, and state the range if the size varies. Each dimension is also drawn in a block,
 * for programs that do not render dimensions themselves.
 */
export function writeDxf({ parts, dimensions }: CrossSection): string {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Millimeters)
  /** Metric hatches and line types. */
  dxf.setVariable('$MEASUREMENT', { 70: 1 })
  dxf.tables.addStyle(TEXT_STYLE)
  const style = dxf.tables.addDimStyle(TEXT_STYLE)
  style.DIMTXT = TEXT_HEIGHT
  style.DIMASZ = ARROW
  style.DIMEXE = BEYOND
  style.DIMEXO = 0
  style.DIMGAP = GAP
  style.DIMDEC = 1
  /** Horizontal text and no trailing zeros, as in the blocks. */
  style.DIMTIH = 1
  style.DIMTOH = 1
  style.DIMZIN = 8

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
  for (const [index, dimension] of dimensions.entries()) {
    addDimension(dxf, dimension, `*D${index + 1}`)
  }
  return dxf.stringify()
}

/** Adds a dimension, and the block with its drawing. */
function addDimension(dxf: DxfWriter, dimension: Dimension, blockName: string) {
  const { from, to, offset, range } = dimension
  const { isWidth, beside, first, last, start, end, ...placed } = placeDimension(dimension)
  const at = (place: number, aside = beside) => point3d(...placed.at(place, aside))
  const measured = end - start
  const line = dimensionLine(start, end, ARROW)

  const written = range && (range.min === range.max ? `${range.max}` : `${range.min}-${range.max}`)
  const figure = written ?? `${Number(measured.toFixed(1))}`
  const middle = figurePlace()

  /** Not `dxf.addBlock`, which removes the first character of the name. */
  const block = dxf.blocks.addBlock(blockName, dxf.document.objects, false)
  block.flags = BlockFlags.AnonymousBlock
  block.setLayerName(DIMENSION_LAYER)
  const beyond = beside + Math.sign(offset) * BEYOND
  block.addLine(point3d(...first), at(start, beyond))
  block.addLine(point3d(...last), at(end, beyond))
  block.addLine(at(line.start), at(line.end))
  for (const { tip, run } of line.arrows) {
    const [point, left, right] = arrowheadOf([tip, beside], [run, 0], 1 / 6)
    block.addEntity(new Arrowhead(at(...point), at(...left), at(...right)))
  }
  block.addText(middle, TEXT_HEIGHT, figure, {
    horizontalAlignment: TextHorizontalAlignment.Center,
    verticalAlignment: TextVerticalAlignment.Middle,
    secondAlignmentPoint: middle,
  }).textStyle = TEXT_STYLE

  dxf.modelSpace.addEntity(
    new DrawnDimension(point3d(...from), point3d(...to), {
      blockName,
      angle: isWidth ? 0 : 90,
      definitionPoint: at(isWidth ? to[0] : to[1]),
      middlePoint: middle,
      ActualMeasurement: measured,
      text: written,
      styleName: TEXT_STYLE,
      layerName: DIMENSION_LAYER,
    })
  )

  /**
   * Returns the centre of the value: above its line, after a line that is too short, or beside it.
   */
  function figurePlace(): vec3_t {
    const half = (figure.length * LETTER) / 2
    const centre = (start + end) / 2
    if (!isWidth) return at(centre, beside + Math.sign(offset) * (GAP + half))
    return 2 * half < measured
      ? at(centre, beside + GAP + TEXT_HEIGHT / 2)
      : at(line.end + GAP + half)
  }
}

/** A filled triangle. */
class Arrowhead extends Face {
  constructor(tip: vec3_t, left: vec3_t, right: vec3_t) {
    super(tip, left, right, right)
    this.type = 'SOLID'
    this.subclassMarker = 'AcDbTrace'
  }

  protected override dxfyChild(dx: Dxfier) {
    dx.point3d(this.firstCorner)
    dx.point3d(this.secondCorner, 1)
    dx.point3d(this.thirdCorner, 2)
    dx.point3d(this.fourthCorner, 3)
  }
}

/** A dimension with a block of its own. */
class DrawnDimension extends LinearDimension {
  constructor(...options: ConstructorParameters<typeof LinearDimension>) {
    super(...options)
    this.dimensionType = DimensionType.ReferencedByThis + FIGURE_IS_PLACED
  }
}
