import { COLOURS } from '#config/design'
import type { SheetStep } from '#documents/data_sheet/data_sheet'
import { hatch } from '#documents/data_sheet/draw_cross_section'
import { scope } from '#documents/data_sheet/draw_table'
import { type Paper, STYLES } from '#documents/data_sheet/paper'
import type { StepDrawing } from '#drawings/step_drawings'
import { STEP_PROPORTIONS } from '#drawings/step_shapes'

/** The padding above and below a row. */
const PADDING = 6
/** The gaps between columns, and between drawings. */
const GAP = 10
/** The width of the number column. */
const NUMBER = 18
/** The size of a drawing in points; two are side by side. */
const FIGURE = { width: 104, height: 104 / STEP_PROPORTIONS }

/** Draws the steps of a guide as a table: number, instruction and drawings. */
export function drawSteps(paper: Paper, steps: readonly SheetStep[]): void {
  const most = Math.max(...steps.map(({ drawings }) => drawings.length))
  const figures = paper.right - most * (FIGURE.width + GAP) + GAP
  const left = paper.left + NUMBER + GAP
  const width = (most > 0 ? figures - GAP : paper.right) - left

  const table = paper.part('Table')
  paper.hairline(paper.y)
  for (const [index, step] of steps.entries()) {
    const titleHeight = paper.height(STYLES.strong, step.title, width)
    const textHeight = step.text ? paper.height(STYLES.text, step.text, width) : 0
    const height = Math.max(titleHeight + textHeight, step.drawings.length > 0 ? FIGURE.height : 0)
    paper.ensureSpace(height + 2 * PADDING)
    const y = paper.y + PADDING
    const row = paper.part('TR', {}, table)
    paper
      .part('TH', { ...scope('Row'), lang: step.lang }, row)
      .add(() => {
        paper.write(STYLES.label, String(index + 1), { x: paper.left, y, width: NUMBER })
        paper.write(STYLES.strong, step.title, { x: left, y, width })
      })
      .end()
    const cell = paper.part('TD', { lang: step.lang }, row)
    if (step.text) {
      cell.add(() => paper.write(STYLES.text, step.text, { x: left, y: y + titleHeight, width }))
    }
    cell.end()
    const shown = paper.part('TD', {}, row)
    for (const [place, { drawing, description }] of step.drawings.entries()) {
      const x = figures + place * (FIGURE.width + GAP)
      paper
        .figure(description, { x, y, ...FIGURE }, shown)
        .add(() => drawStep(paper, drawing, x, y))
        .end()
    }
    shown.end()
    row.end()
    paper.y += height + 2 * PADDING
    paper.hairline(paper.y)
  }
  table.end()
}

/** Draws a step's drawing on its own background, clipped at its edges. */
function drawStep({ pdf }: Paper, { view, shapes }: StepDrawing, x: number, y: number): void {
  const scale = FIGURE.width / view.width
  const unit = view.width / 320
  pdf.save().rect(x, y, FIGURE.width, FIGURE.height).fill(COLOURS.sand)
  pdf.rect(x, y, FIGURE.width, FIGURE.height).clip()
  pdf.translate(x, y).scale(scale).translate(-view.left, -view.top).lineJoin('round')
  for (const { d, fill, stroke, width, dashed, hatched } of shapes) {
    pdf.path(d).lineWidth(width)
    if (dashed) pdf.dash(4 * unit, { space: 3 * unit })
    if (fill && stroke) pdf.fillAndStroke(fill, stroke)
    else if (fill) pdf.fill(fill)
    else if (stroke) pdf.stroke(stroke)
    if (dashed) pdf.undash()
    if (hatched) hatch(pdf, d, view, 16 * unit)
  }
  pdf.restore()
}
