import PdfDocument from 'pdfkit'
import { COLOURS } from '#config/design'
import { readTypeface } from '#media/lettering/typeface'

/** The cuts of the site's typeface that sheets embed. */
const FONTS = { regular: readTypeface(400), medium: readTypeface(500), semibold: readTypeface(600) }

/** The seam, the metal line where two backgrounds meet: the positions of its tones. */
const SEAM: [number, string][] = [
  [0, '#6f7479'],
  [0.25, '#d9dcdf'],
  [0.45, '#f4f5f6'],
  [0.6, '#b9bdc2'],
  [0.85, '#7c8187'],
  [1, '#5e6368'],
]

/** A text style; sizes in points. */
export type Style = {
  font: keyof typeof FONTS
  size: number
  /** The line height. */
  leading: number
  colour?: keyof typeof COLOURS
  /** The letter spacing. */
  tracking?: number
  /** Whether figures are tabular, for columns. */
  tabular?: boolean
}

export const STYLES = {
  title: { font: 'semibold', size: 30, leading: 33, tracking: -0.75 },
  lead: { font: 'regular', size: 10.5, leading: 15.5 },
  heading: { font: 'semibold', size: 15, leading: 18, tracking: -0.25 },
  text: { font: 'regular', size: 9, leading: 12, tabular: true },
  strong: { font: 'medium', size: 9, leading: 12, tabular: true },
  label: { font: 'regular', size: 9, leading: 12, colour: 'steel' },
  note: { font: 'regular', size: 8, leading: 12, colour: 'steel' },
} as const satisfies Record<string, Style>

/** The position of a text; without a width it is set in one line. */
type Place = { x: number; y: number; width?: number; align?: 'right' }

/** The tag of a text, and its language if it is not that of the document. */
type Tagged = { tag?: string; lang?: string }

/** A box on a page: its top left corner and its size. */
type Box = { x: number; y: number; width: number; height: number }

/** A4 in points, with its margins. */
const PAGE = { width: 595.28, height: 841.89, side: 54, top: 40, bottom: 36 }

type Options = { title: string; author: string; lang: string; date: Date; compress: boolean }

/**
 * A PDF in the site's design, by pdfkit: vectors, embedded fonts and tags, without a browser. Tags
 * give screen readers the role of each part in reading order. The file conforms to PDF/UA-1 and
 * declares it.
 */
export class Paper {
  readonly pdf: PDFKit.PDFDocument
  readonly left = PAGE.side
  readonly right = PAGE.width - PAGE.side
  readonly width = PAGE.width - 2 * PAGE.side
  readonly pageWidth = PAGE.width
  readonly bottom = PAGE.height - PAGE.bottom

  /** The vertical position of the next part. */
  y = PAGE.top

  readonly #tags: PDFKit.PDFStructureElement

  constructor({ title, author, lang, date, compress }: Options) {
    this.pdf = new PdfDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      pdfVersion: '1.7',
      subset: PDF_UA,
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      lang,
      compress,
      info: { Title: forMetadata(title), Author: forMetadata(author), CreationDate: date },
    })
    for (const [name, font] of Object.entries(FONTS)) {
      this.pdf.registerFont(name, font)
      nameMissingGlyph(this.pdf.font(name))
    }
    keepSize(this.pdf)
    this.#tags = this.pdf.struct('Document')
    this.pdf.addStructure(this.#tags)
  }

  /** Opens a part of the document; `within` is its parent. */
  part(
    tag: string,
    options: PDFKit.Mixins.StructureElementOptions = {},
    within = this.#tags
  ): PDFKit.PDFStructureElement {
    const part = this.pdf.struct(tag, options)
    within.add(part)
    return part
  }

  /**
   * Opens a figure.
   *
   * @param alt describes the figure
   */
  figure(
    alt: string,
    { x, y, width, height }: Box,
    within = this.#tags
  ): PDFKit.PDFStructureElement {
    /** Pdfkit supports the bounding box, its types do not. */
    const options = { alt, bbox: [x, y, x + width, y + height] }
    return this.part('Figure', options, within)
  }

  /**
   * Adds a link to an open part.
   *
   * @param description the target in words, for screen readers
   */
  link(
    part: PDFKit.PDFStructureElement,
    url: string,
    description: string,
    { x, y, width, height }: Box
  ): void {
    this.pdf.link(x, y, width, height, url, linkOptions(part, description))
  }

  /**
   * Draws an artifact, which has no meaning for screen readers: lines, backgrounds, repeated heads.
   */
  decorate(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    this.pdf.endMarkedContent()
  }

  /** Sets a text as a part of its own, at the left edge below the last one. */
  paragraph(tag: string, style: Style, text: string, width: number, lang?: string): void {
    this.note(style, text, { x: this.left, y: this.y, width }, { tag, lang })
    this.y += this.height(style, text, width)
  }

  /** Sets a text as a part of its own at a place; what follows does not move. */
  note(style: Style, text: string, place: Place, { tag = 'P', lang }: Tagged = {}): void {
    this.part(tag, { lang })
      .add(() => this.write(style, text, place))
      .end()
  }

  /** Sets a text inside an open part. */
  write(style: Style, text: string, { x, y, ...place }: Place): void {
    this.#style(style)
    this.pdf.fillColor(COLOURS[style.colour ?? 'ink'])
    const above = (style.leading - this.pdf.currentLineHeight()) / 2
    this.pdf.text(text, x, y + above, {
      ...this.#setting(style),
      ...place,
      lineBreak: !!place.width,
    })
  }

  /** Sets a text in one line with its baseline at `y`, inside an open part. */
  writeOnLine(style: Style, text: string, x: number, y: number): void {
    this.#style(style)
    this.pdf.fillColor(COLOURS[style.colour ?? 'ink'])
    this.pdf.text(text, x, y, {
      ...this.#setting(style),
      lineBreak: false,
      baseline: 'alphabetic',
    })
  }

  height(style: Style, text: string, width: number): number {
    this.#style(style)
    const lines = this.pdf.heightOfString(text, { ...this.#setting(style), width })
    return Math.round(lines / style.leading) * style.leading
  }

  /** Returns the width of a text in one line. */
  lengthOf(style: Style, text: string): number {
    this.#style(style)
    return this.pdf.widthOfString(text, this.#setting(style))
  }

  hairline(y: number, colour: keyof typeof COLOURS = 'hairline', from = this.left): void {
    this.decorate(() =>
      this.pdf
        .moveTo(from, y)
        .lineTo(this.right, y)
        .lineWidth(0.6)
        .strokeColor(COLOURS[colour])
        .stroke()
    )
  }

  /** Draws a background across the page that starts with the seam. */
  ground(y: number, height: number): void {
    const metal = this.pdf.linearGradient(0, 0, PAGE.width, 0)
    for (const [at, tone] of SEAM) metal.stop(at, tone)
    this.decorate(() => {
      this.pdf.rect(0, y, PAGE.width, height).fill(COLOURS.sand)
      this.pdf.rect(0, y, PAGE.width, 3).fill(metal)
    })
  }

  /** Adds a page if the remaining height is too small, and calls `head` on it. */
  ensureSpace(height: number, head: () => void = () => {}): void {
    if (this.y + height <= this.bottom) return
    this.pdf.addPage()
    this.y = PAGE.top
    head()
  }

  async bytes(): Promise<Buffer> {
    this.#numberPages()
    this.#tags.end()
    this.pdf.end()
    return Buffer.concat(await Array.fromAsync(this.pdf))
  }

  /** Draws "2 / 3" at the top of each page after the first. */
  #numberPages() {
    const { count } = this.pdf.bufferedPageRange()
    for (let page = 1; page < count; page++) {
      this.pdf.switchToPage(page)
      const place = { x: this.left, y: 16, width: this.width, align: 'right' } as const
      this.decorate(() => this.write(STYLES.note, `${page + 1} / ${count}`, place))
    }
  }

  #style({ font: name, size }: Style) {
    this.pdf.font(name).fontSize(size)
  }

  #setting({ leading, tracking, tabular }: Style) {
    return {
      lineGap: leading - this.pdf.currentLineHeight(),
      characterSpacing: tracking,
      features: (tabular ? ['kern', 'tnum'] : ['kern']) satisfies PDFKit.Mixins.OpenTypeFeatures[],
    }
  }
}

/** Pdfkit supports this kind of PDF, its types do not. */
const PDF_UA = 'PDF/UA' as unknown as PDFKit.Mixins.PDFSubsets

/** The parent of a link: pdfkit supports it, its types do not. */
function linkOptions(
  structParent: PDFKit.PDFStructureElement,
  description: string
): PDFKit.Mixins.AnnotationOption {
  /** Pdfkit writes a primitive string as a name. */
  const options = { structParent, Contents: new String(description) as string }
  return options
}

/**
 * Maps the glyph of unknown characters, which no text uses, to "�". Pdfkit maps it to U+0000, which
 * PDF/UA forbids even there (ISO 14289-1, 7.21.7).
 */
function nameMissingGlyph(pdf: PDFKit.PDFDocument): void {
  const { _font: font } = pdf as unknown as { _font: { unicode: number[][] } }
  font.unicode[0] = [0xfffd]
}

/** Presets print dialogs not to fit the page to the paper, because drawings are to scale. */
function keepSize(pdf: PDFKit.PDFDocument): void {
  const { _root: root } = pdf as unknown as { _root: { data: Catalog } }
  root.data.ViewerPreferences.data.PrintScaling = 'None'
}

/** The part of pdfkit's document catalog that is changed. */
type Catalog = { ViewerPreferences: { data: Record<string, unknown> } }

/** Replaces `&` and `<` in the document's properties, which pdfkit writes to XML unescaped. */
function forMetadata(text: string): string {
  return text.replaceAll(/[&<]/g, '+')
}
