import { COLOURS } from '#config/design'
import { type Paper, type Style } from '#documents/data_sheet/paper'
import type { CrossSectionDrawing } from '#drawings/cross_section_drawing'
import { PART_COLOURS } from '#drawings/part_colours'

/** Parts that are hatched, like solid building material in technical drawings. */
const HATCHED = ['substrate', 'wall']

/** A millimetre on paper, in points. */
const MILLIMETRE = 72 / 25.4

/** The height of the bar that a printed sheet is checked by, in points. */
const CHECK_BAR_HEIGHT = 6

/** Scales of technical drawings (ISO 5455): life-size and smaller. */
const SCALES = [1, 2, 5, 10]

/** The name of the scale at life size. */
export const LIFE_SIZE = '1 : 1'

/** Returns the largest scale at which a drawing fits, with the length of a millimetre in points. */
export function scaleOf(
  drawing: CrossSectionDrawing,
  width: number,
  height: number
): { name: string; points: number } {
  const times = MILLIMETRE * Math.max(drawing.width / width, drawing.height / height)
  const smaller = SCALES.find((each) => each >= times) ?? Math.ceil(times)
  return { name: `1 : ${smaller}`, points: MILLIMETRE / smaller }
}

/**
 * Draws a bar of a length in millimetres at true size, one half black and one white, to be measured
 * with a ruler.
 */
export function drawCheckBar({ pdf }: Paper, x: number, y: number, millimetres: number): void {
  const width = millimetres * MILLIMETRE
  const edge = 0.6
  pdf.rect(x, y, width, CHECK_BAR_HEIGHT).fill(COLOURS.ink)
  pdf
    .rect(x + width / 2, y + edge, width / 2 - edge, CHECK_BAR_HEIGHT - 2 * edge)
    .fill(COLOURS.paper)
}

/** Draws a cross-section as on the group's page: one unit is a millimetre, y points down. */
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
    if (HATCHED.includes(part)) hatch(pdf, d, { ...drawing, left, top }, drawing.text_size)
  }
  for (const dimension of drawing.dimensions) drawDimension(paper, drawing, dimension)
  pdf.restore()
}

/**
 * Hatches a drawing with lines at 45 degrees, clipped to an outline.
 *
 * @param size the height of the drawing's figures, which determines the spacing of lines
 */
export function hatch(
  pdf: PDFKit.PDFDocument,
  outline: string,
  { left, top, width, height }: Record<'left' | 'top' | 'width' | 'height', number>,
  size: number
): void {
  pdf.save().path(outline).clip()
  for (let x = left; x < left + width + height; x += size * 0.7) {
    pdf.moveTo(x, top).lineTo(x - height, top + height)
  }
  pdf
    .lineWidth(size / 28)
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
