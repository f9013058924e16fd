import { type Paper, STYLES, type Style } from '#datasheet/paper'

/** A column of a table: its share of the width, and its head where the table has one. */
export type Column = { share: number; head?: string; style?: Style }

/** Between a row's text and the lines above and below it. */
const PADDING = 3.5
/** Between a column and the next one. */
const GAP = 10

/**
 * Draws a table with hairlines between its rows; the first column says what a row is about. Rows are
 * not broken; where the table goes on to another page, its head stands there again.
 *
 * @param left the table reaches from here to the right edge
 */
export function drawTable(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  left = paper.left
): void {
  const cells = placeCells(paper, columns, rows, left)
  const heads = columns.flatMap(({ head }) => head ?? [])
  const heightOf = (texts: readonly string[], all?: Style) =>
    2 * PADDING +
    Math.max(
      ...cells.map(({ style, width }, index) =>
        paper.height(all ?? style, texts[index] ?? '', width)
      )
    )
  const writeHeads = (table?: PDFKit.PDFStructureElement) => {
    if (heads.length === 0) return
    const row = table && paper.part('TR', {}, table)
    for (const [index, { x, width }] of cells.entries()) {
      const place = { x, y: paper.y + PADDING, width }
      const write = () => paper.write(STYLES.label, heads[index] ?? '', place)
      if (row) paper.part('TH', scope('Column'), row).add(write).end()
      else paper.decorate(write)
    }
    row?.end()
    paper.y += heightOf(heads, STYLES.label)
    paper.hairline(paper.y, 'ink', left)
  }

  const table = paper.part('Table')
  if (heads.length === 0) paper.hairline(paper.y, 'hairline', left)
  writeHeads(table)
  for (const texts of rows) {
    const height = heightOf(texts)
    paper.makeRoom(height, () => writeHeads())
    const row = paper.part('TR', {}, table)
    for (const [index, { x, width, style }] of cells.entries()) {
      const place = { x, y: paper.y + PADDING, width }
      const cell = index === 0 ? paper.part('TH', scope('Row'), row) : paper.part('TD', {}, row)
      cell.add(() => paper.write(style, texts[index] ?? '', place)).end()
    }
    row.end()
    paper.y += height
    paper.hairline(paper.y, 'hairline', left)
  }
  table.end()
}

/** Where each column's texts stand. */
function placeCells(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  left: number
) {
  const least = columns.map(({ head = '', style = STYLES.text }, index) =>
    Math.max(
      longestWord(paper, STYLES.label, head),
      ...rows.map((texts) => longestWord(paper, style, texts[index] ?? ''))
    )
  )
  const room = paper.right - left - GAP * (columns.length - 1)
  const widths = shareOut(
    room,
    columns.map(({ share }) => share),
    least
  )
  let x = left
  return columns.map(({ style = STYLES.text }, index) => {
    const cell = { x, width: widths[index] ?? 0, style }
    x += cell.width + GAP
    return cell
  })
}

/** Room by shares, of which nobody gets less than they need as long as there is enough for all. */
function shareOut(room: number, shares: readonly number[], least: readonly number[]): number[] {
  const served = new Map<number, number>()
  for (;;) {
    const left = room - sum([...served.values()])
    const others = sum(shares.filter((_, index) => !served.has(index)))
    const widths = shares.map((share, index) => served.get(index) ?? (left * share) / others)
    const short = widths.findIndex((width, index) => width < (least[index] ?? 0))
    if (short === -1 || sum(least) > room) return widths
    served.set(short, least[short] ?? 0)
  }
}

/** With the space or hyphen behind it, without which pdfkit leaves no word in a line. */
function longestWord(paper: Paper, style: Style, text: string): number {
  return Math.max(0, ...text.split(/(?<=[ -])/).map((word) => paper.lengthOf(style, word)))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** For which cells a head speaks; pdfkit knows it, its types do not. */
export function scope(cells: 'Row' | 'Column'): PDFKit.Mixins.StructureElementOptions {
  const options = { scope: cells }
  return options as PDFKit.Mixins.StructureElementOptions
}
