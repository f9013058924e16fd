import type { DataSheet, SheetPicture } from '#documents/data_sheet/data_sheet'
import {
  drawCheckBar,
  drawCrossSection,
  LIFE_SIZE,
  scaleOf,
} from '#documents/data_sheet/draw_cross_section'
import { CHECK_BAR } from '#documents/data_sheet/layout'
import { type Paper, STYLES } from '#documents/data_sheet/paper'

/** The largest size of a cross-section, in points; it may extend into the margins. */
const FIGURE = { width: 536, height: 380 }

/** The width of the picture in a chosen colour, and the space beside it, in points. */
export const PICTURE = { width: 190, gap: 24 }

/** Draws the product in a chosen colour at the right edge, with the colour's name below. */
export function drawPicture(
  paper: Paper,
  { width, height, alt, caption, lang }: SheetPicture,
  picture: Uint8Array,
  y: number
): void {
  const box = {
    x: paper.right - PICTURE.width,
    y,
    width: PICTURE.width,
    height: (PICTURE.width * height) / width,
  }
  paper
    .figure(alt, box)
    .add(() => paper.pdf.image(Buffer.from(picture), box.x, box.y, { width: box.width }))
    .end()
  const note = { x: box.x, y: y + box.height + 4, width: box.width }
  paper.note(STYLES.note, caption, note, { lang })
  paper.y = Math.max(paper.y, note.y + paper.height(STYLES.note, caption, note.width))
}

/**
 * Draws a cross-section on its own background, which starts with the seam. Below one at life size is
 * a bar by which the scale of the print is checked.
 */
export function drawFigure(
  paper: Paper,
  { caption, drawing }: DataSheet['crossSections'][number],
  words: DataSheet['words']
): void {
  const padding = 20
  const { name, points: scale } = scaleOf(drawing, FIGURE.width, FIGURE.height)
  const height = drawing.height * scale
  const beside = CHECK_BAR * scale + 12
  const note = { x: paper.left + beside, width: paper.width - beside }
  const check = name === LIFE_SIZE ? 6 + paper.height(STYLES.note, words.true_size, note.width) : 0
  const ground = padding + height + 10 + STYLES.note.leading + check + 12
  paper.ensureSpace(ground)
  paper.ground(paper.y, ground)
  const width = drawing.width * scale
  const [x, y] = [paper.left + (paper.width - width) / 2, paper.y + padding]
  paper
    .figure(drawing.description, { x, y, width, height })
    .add(() => drawCrossSection(paper, drawing, { x, y, scale }))
    .end()
  paper.y += padding + height + 10
  paper.paragraph('P', STYLES.note, `${caption} · ${words.scale} ${name}`, paper.width)
  if (check > 0) {
    const line = paper.y + 6
    paper.decorate(() => drawCheckBar(paper, paper.left, line + 3, CHECK_BAR))
    paper.note(STYLES.note, words.true_size, { ...note, y: line })
    paper.y += check
  }
  paper.y += 12
}
