import type { DataSheet } from '#catalogue/data_sheet'
import { drawCrossSection, scaleOf } from '#datasheet/draw_cross_section'
import { drawSender } from '#datasheet/draw_sender'
import { type Column, drawTable } from '#datasheet/draw_table'
import { COLOURS, Paper, STYLES } from '#datasheet/paper'
import { LOGO_FAINT, LOGO_MARK, LOGO_NAME, LOGO_SIZE } from '#shared/logo'

/**
 * The day from which sheets look as they do now: it is the date of every one of them, so that the
 * same content gives the same bytes. Another day makes all sheets anew.
 */
export const LAYOUT_DATE = new Date('2026-11-21T09:00:00Z')

/** Of the page's width, what headings take that stand beside their table. */
const ASIDE = 142
/** A section is drawn no higher than this: one that lies, and one that stands. */
const FIGURE_HEIGHT = { lying: 164, standing: 214 }
/** From one part to the next. */
const SPACE = 22

/** How the width of the article table is shared. */
const COLUMNS: [column: keyof DataSheet['words']['columns'], share: number][] = [
  ['article_number', 36],
  ['height', 66],
  ['visible_width', 52],
  ['lengths', 98],
  ['material', 66],
  ['surface', 136],
]

/**
 * Draws a product group's data sheet on A4 paper: what it is, its sections true to scale, its facts,
 * its articles, and who it comes from.
 *
 * @param compress off where somebody wants to read the file itself
 */
export async function drawDataSheet(sheet: DataSheet, compress = true): Promise<Buffer> {
  const { locale, title, text, lang, words, sender } = sheet
  const paper = new Paper({
    title: `${title} – ${words.data_sheet}`,
    author: sender.name,
    lang: locale,
    date: LAYOUT_DATE,
    compress,
  })

  drawHead(paper, words.data_sheet)
  paper.paragraph('H1', STYLES.title, title, paper.width, lang?.title)
  paper.y += 8
  paper.paragraph('P', STYLES.lead, text, paper.width * 0.84, lang?.text)
  paper.y += SPACE - 6
  const [first, ...more] = sheet.sections
  if (first) drawFigure(paper, first)

  paper.y += SPACE
  drawFacts(paper, sheet)
  paper.y += SPACE
  drawVariants(paper, sheet)
  for (const figure of more) {
    paper.y += SPACE
    drawFigure(paper, figure)
  }
  drawSender(paper, sender, words.platform)
  return paper.bytes()
}

/** The brand, and what the document is. */
function drawHead(paper: Paper, name: string): void {
  const scale = 0.8
  paper.decorate(() => {
    const { pdf } = paper
    pdf.save().translate(paper.left, paper.y).scale(scale)
    pdf.path(LOGO_MARK.otherFloor).fillOpacity(LOGO_FAINT).fill(COLOURS.ink).fillOpacity(1)
    pdf.path(LOGO_MARK.floor).path(LOGO_NAME).fill(COLOURS.ink)
    pdf.path(LOGO_MARK.profile).fill(COLOURS.red).restore()
  })
  const height = LOGO_SIZE.height * scale
  paper
    .part('P')
    .add(() =>
      paper.write(STYLES.label, name, {
        x: paper.left,
        y: paper.y + (height - STYLES.label.leading) / 2,
        width: paper.width,
        align: 'right',
      })
    )
    .end()
  paper.y += height + 30
}

/** A section on its own ground, which begins with the seam. */
function drawFigure(paper: Paper, { caption, drawing }: DataSheet['sections'][number]): void {
  const padding = 20
  const { lying, standing } = FIGURE_HEIGHT
  const highest = drawing.height > drawing.width ? standing : lying
  const scale = scaleOf(drawing, paper.width, highest)
  const height = drawing.height * scale
  const ground = padding + height + 10 + STYLES.note.leading + 12
  paper.makeRoom(ground)
  paper.ground(paper.y, ground)
  const x = paper.left + (paper.width - drawing.width * scale) / 2
  paper
    .part('Figure', { alt: drawing.description })
    .add(() => drawCrossSection(paper, drawing, { x, y: paper.y + padding, scale }))
    .end()
  paper.y += padding + height + 10
  paper.paragraph('P', STYLES.note, caption, paper.width)
  paper.y += 12
}

/** The heading stands beside its table, as sections of a page have it. */
function drawFacts(paper: Paper, { facts, words }: DataSheet): void {
  const { y } = paper
  paper.paragraph('H2', STYLES.heading, words.facts, ASIDE - 16)
  paper.y = y + 2
  const columns: Column[] = [
    { share: 1, style: STYLES.label },
    { share: 2, style: STYLES.strong },
  ]
  const rows = facts.map(({ label, text }) => [label, text])
  drawTable(paper, columns, rows, paper.left + ASIDE)
}

/** The articles; a column that none of them fills is left out. */
function drawVariants(paper: Paper, { variants, words }: DataSheet): void {
  paper.makeRoom(80)
  paper.paragraph('H2', STYLES.heading, words.variants, paper.width)
  paper.y += 4
  const filled = COLUMNS.filter(([name]) => variants.some((variant) => variant[name] !== ''))
  const columns = filled.map(
    ([name, share], index): Column => ({
      share,
      head: words.columns[name],
      style: index === 0 ? STYLES.strong : STYLES.text,
    })
  )
  const rows = variants.map((variant) => filled.map(([name]) => variant[name]))
  drawTable(paper, columns, rows)
}
