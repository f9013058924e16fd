import type { Article, ArticleColumn } from '#catalogue/articles'
import { COLOURS } from '#config/design'
import type { DataSheet } from '#documents/data_sheet/data_sheet'
import { drawFigure, drawPicture, PICTURE } from '#documents/data_sheet/draw_figures'
import { drawSender } from '#documents/data_sheet/draw_sender'
import { drawSteps } from '#documents/data_sheet/draw_steps'
import { type Column, drawTable } from '#documents/data_sheet/draw_table'
import { LAYOUT_DATE } from '#documents/data_sheet/layout'
import { Paper, STYLES } from '#documents/data_sheet/paper'
import { LOGO_FAINT, LOGO_MARK, LOGO_NAME, LOGO_SIZE } from '#shared/logo'

/**
 * The distance in points between a heading and the table beside it, from left edge to left edge.
 */
const ASIDE = 142
/** The text of an empty cell. */
const NONE = '–'
/** The space between sections. */
const SPACE = 22

/** The column widths of the article table, as shares. */
const SHARES: Record<ArticleColumn['id'], number> = {
  article_number: 32,
  floor_height: 50,
  floor_height_low: 50,
  height_difference: 86,
  visible_width: 42,
  lengths: 56,
  material: 46,
  surface: 72,
}

type Options = {
  /** The bytes of the picture that the sheet names. */
  picture?: Uint8Array
  /** False for a readable file. */
  compress?: boolean
}

/**
 * Draws a product group's data sheet on A4 paper: title, picture in a chosen colour, cross-sections
 * to scale, facts, articles, colours, inserts, accessories, installation guide and sender.
 */
export async function drawDataSheet(
  sheet: DataSheet,
  { picture, compress = true }: Options = {}
): Promise<Buffer> {
  const { locale, title, text, lang, words, sender } = sheet
  const paper = new Paper({
    title: `${title} – ${words.data_sheet}`,
    author: sender.name,
    lang: locale,
    date: LAYOUT_DATE,
    compress,
  })

  drawHead(paper, words.data_sheet)
  const { y } = paper
  const beside = sheet.picture && picture ? PICTURE.width + PICTURE.gap : 0
  paper.paragraph('H1', STYLES.title, title, paper.width - beside, lang?.title)
  paper.y += 8
  const measure = beside ? paper.width - beside : paper.width * 0.84
  paper.paragraph('P', STYLES.lead, text, measure, lang?.text)
  if (sheet.picture && picture) drawPicture(paper, sheet.picture, picture, y)
  paper.y += SPACE - 6
  const [first, ...more] = sheet.crossSections
  if (first) drawFigure(paper, first, words)

  paper.y += SPACE
  drawFacts(paper, sheet)
  paper.y += SPACE
  drawArticles(paper, sheet)
  drawColours(paper, sheet)
  drawInserts(paper, sheet)
  drawAccessories(paper, sheet)
  for (const figure of more) {
    paper.y += SPACE
    drawFigure(paper, figure, words)
  }
  drawInstallation(paper, sheet)
  drawSender(paper, sheet)
  return paper.bytes()
}

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
  paper.note(STYLES.label, name, {
    x: paper.left,
    y: paper.y + (height - STYLES.label.leading) / 2,
    width: paper.width,
    align: 'right',
  })
  paper.y += height + 30
}

/** Sets the heading beside its table, like the sections of a page. */
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

function drawArticles(paper: Paper, { columns, variants, words }: DataSheet): void {
  drawHeading(paper, words.variants)
  const widths = columns.map(
    ({ id, label }, index): Column => ({
      share: SHARES[id],
      head: label,
      style: index === 0 ? STYLES.strong : STYLES.text,
    })
  )
  const rows = variants.map((variant) => columns.map(({ id }) => variant[id] ?? ''))
  drawTable(paper, widths, rows)
}

/** Draws the colours and decors of each article, and the articles of each colour and decor. */
function drawColours(paper: Paper, { variants, colours, words }: DataSheet): void {
  if (colours.length === 0) return
  const byArticle = [
    {
      share: 36,
      head: words.article_number,
      style: STYLES.strong,
      texts: (variant: Article) => variant.article_number,
    },
    { share: 242, head: words.colours, texts: (variant: Article) => numbers(variant.colours) },
    { share: 242, head: words.decors, texts: (variant: Article) => numbers(variant.decors) },
  ].filter(({ texts }) => variants.some((variant) => texts(variant) !== ''))

  paper.y += SPACE
  drawHeading(
    paper,
    byArticle
      .slice(1)
      .map(({ head }) => head)
      .join(' · ')
  )
  drawTable(
    paper,
    byArticle,
    variants.map((variant) => byArticle.map(({ texts }) => texts(variant) || NONE))
  )
  paper.y += SPACE / 2
  drawTable(
    paper,
    [
      { share: 44, head: words.code, style: STYLES.strong },
      { share: 130, head: words.title },
      { share: 100, head: words.surface },
      { share: 84, head: words.lrv },
      { share: 162, head: words.articles },
    ],
    colours.map(({ code, title, surface, lrv, articles }) => [
      code,
      title,
      surface,
      lrv || NONE,
      articles,
    ])
  )
}

/** Joins the numbers of colours; a line never breaks inside a number. */
function numbers(colours: readonly string[]): string {
  return colours.map((code) => code.replace(' ', '\u00A0')).join(', ')
}

/** Draws the strip inserts with their reflectance, which determines the contrast of a stair. */
function drawInserts(paper: Paper, { inserts, words }: DataSheet): void {
  if (inserts.length === 0) return
  paper.y += SPACE
  drawHeading(paper, words.inserts)
  const columns = [
    { share: 1, head: words.title, style: STYLES.strong },
    { share: 2, head: words.lrv },
  ]
  drawTable(
    paper,
    columns,
    inserts.map(({ title, lrv }) => [title, lrv])
  )
}

function drawAccessories(paper: Paper, { accessories }: DataSheet): void {
  if (!accessories) return
  const { title, labels, rows } = accessories
  paper.y += SPACE
  drawHeading(paper, title)
  drawTable(
    paper,
    [
      { share: 40, head: labels.article_number, style: STYLES.strong },
      { share: 130, head: title },
      { share: 110, head: labels.fits },
      { share: 150, head: labels.colours },
      { share: 90, head: labels.pack },
    ],
    rows.map(({ article_number, name, fits, colours, pack }) => [
      article_number,
      name,
      fits.join(', '),
      numbers(colours) || NONE,
      pack,
    ])
  )
}

function drawInstallation(paper: Paper, { steps, words }: DataSheet): void {
  if (steps.length === 0) return
  paper.y += SPACE
  drawHeading(paper, words.installation, 110)
  drawSteps(paper, steps)
}

/**
 * Draws a heading on the same page as the beginning of its table.
 *
 * @param height the height of both, in points
 */
function drawHeading(paper: Paper, text: string, height = 80): void {
  paper.ensureSpace(height)
  paper.paragraph('H2', STYLES.heading, text, paper.width)
  paper.y += 4
}
