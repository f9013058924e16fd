import { type Paper, STYLES, type Style } from '#documents/data_sheet/paper'
import { sum } from '#shared/numbers'

/** A column of a table: its share of the width, and its head, if any. */
export type Column = { share: number; head?: string; style?: Style }

const PADDING = 3.5
/** The gap between columns. */
const GAP = 10

/**
 * Draws a table with hairlines between rows; the first column holds the row headers. Rows are not
 * broken. The head is repeated on each further page.
 *
 * @param left the left edge; the table extends to the right margin
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
    paper.ensureSpace(height, () => writeHeads())
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

/** Returns the position of each column's texts. */
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
  const available = paper.right - left - GAP * (columns.length - 1)
  const widths = distribute(
    available,
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

/**
 * Distributes the width by shares. No column is narrower than its minimum if there is enough space.
 */
function distribute(
  available: number,
  shares: readonly number[],
  least: readonly number[]
): number[] {
  const served = new Map<number, number>()
  for (;;) {
    const left = available - sum([...served.values()])
    const others = sum(shares.filter((_, index) => !served.has(index)))
    const widths = shares.map((share, index) => served.get(index) ?? (left * share) / others)
    const short = widths.findIndex((width, index) => width < (least[index] ?? 0))
    if (short === -1 || sum(least) > available) return widths
    served.set(short, least[short] ?? 0)
  }
}

/**
 * Returns the width of the longest word with its trailing space or hyphen; in a narrower column
 * pdfkit breaks the word.
 */
function longestWord(paper: Paper, style: Style, text: string): number {
  return Math.max(0, ...text.split(/(?<=[ -])/).map((word) => paper.lengthOf(style, word)))
}

/** The scope of a header cell: pdfkit supports it, its types do not. */
export function scope(cells: 'Row' | 'Column'): PDFKit.Mixins.StructureElementOptions {
  const options = { scope: cells }
  return options as PDFKit.Mixins.StructureElementOptions
}
