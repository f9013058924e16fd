import type { CrossSectionDrawing } from '#catalogue/cross_section_drawing'
import { PART_COLOURS } from '#catalogue/part_colours'
import { COLOURS, type Paper, type Style } from '#datasheet/paper'

/** Parts that are hatched, as solid building material is in a drawing. */
const HATCHED = ['substrate', 'wall']

/** The figures of a drawing are not larger than this, in points, however small it is itself. */
const LARGEST_FIGURE = 11

/** How many points of paper a millimetre takes where a drawing may be as large as this. */
export function scaleOf(drawing: CrossSectionDrawing, width: number, height: number): number {
  return Math.min(
    width / drawing.width,
    height / drawing.height,
    LARGEST_FIGURE / drawing.text_size
  )
}

/** Draws a cross-section as it is on the group's page: one unit is a millimetre, y runs down. */
export function drawCrossSection(
  paper: Paper,
  drawing: CrossSectionDrawing,
  { x, y, scale }: { x: number; y: number; scale: number }
): void {
  const { pdf } = paper
  const [left = 0, top = 0] = drawing.viewBox.split(' ').map(Number)
  pdf.save().translate(x, y).scale(scale).translate(-left, -top)
  for (const { part, d } of drawing.parts) {
    pdf.path(d).fill(PART_COLOURS[part])
    if (HATCHED.includes(part)) hatch(pdf, drawing, d, left, top)
  }
  for (const dimension of drawing.dimensions) drawDimension(paper, drawing, dimension)
  pdf.restore()
}

/** Lines at 45 degrees across the whole drawing, seen inside an outline only. */
function hatch(
  pdf: PDFKit.PDFDocument,
  { width, height, text_size }: CrossSectionDrawing,
  outline: string,
  left: number,
  top: number
): void {
  pdf.save().path(outline).clip()
  for (let x = left; x < left + width + height; x += text_size * 0.7) {
    pdf.moveTo(x, top).lineTo(x - height, top + height)
  }
  pdf
    .lineWidth(text_size / 28)
    .strokeColor(COLOURS.steel)
    .stroke()
    .restore()
}

function drawDimension(
  paper: Paper,
  { text_size }: CrossSectionDrawing,
  { lines, arrows, text, x, y, anchor }: CrossSectionDrawing['dimensions'][number]
): void {
  paper.pdf
    .path(lines)
    .lineWidth(text_size / 14)
    .strokeColor(COLOURS.ink)
    .stroke()
  paper.pdf.path(arrows).fill(COLOURS.ink)

  const style: Style = { font: 'medium', size: text_size, leading: text_size }
  const length = paper.lengthOf(style, text)
  const before = { start: 0, middle: length / 2, end: length }[anchor]
  paper.writeOnLine(style, text, x - before, y)
}
