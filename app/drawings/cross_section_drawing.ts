import type { CrossSection, Dimension, Part } from '#drawings/cross_section'
import { dimensionLine, placeDimension } from '#drawings/dimension_lines'
import { arrowheadOf, boxOf, type Point } from '#drawings/outlines'
import { closed, linePath, round } from '#drawings/svg_path'
import type { Translate } from '#shared/messages'
import type { Measures, MillimetreRange } from '#texts/measures'

/** A cross-section as SVG geometry: one unit is a millimetre, y points down. */
export type CrossSectionDrawing = {
  /** The number of the first article with this cross-section. */
  article_number: string
  width: number
  height: number
  viewBox: string
  /** The font size of the dimension values. */
  text_size: number
  /** Outlines in painting order. */
  parts: { part: Part['part']; d: string }[]
  dimensions: DrawnDimension[]
  /** The text alternative of the drawing. */
  description: string
}

/** A drawing for the browser, which is sized by its view box. */
export type ShownDrawing = Omit<CrossSectionDrawing, 'width' | 'height'>

/** A dimension: its lines, filled arrowheads, and the position of its value. */
export type DrawnDimension = {
  lines: string
  arrows: string
  text: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

/** The margin around the drawing, as a fraction of its width. */
const MARGIN = 0.02
/** The font size of dimension values, as a fraction of the drawing's longer side. */
const TEXT_SIZE = 1 / 30
/** The width of a character, as a fraction of the font size. */
const LETTER = 0.58
/** The factor by which small screens may enlarge dimension values. */
const ENLARGED = 1.3

export function drawCrossSections(
  profiles: readonly { article_number: string; crossSection: CrossSection }[],
  t: Translate,
  measures: Measures
): CrossSectionDrawing[] {
  const seen = new Set<string>()
  return profiles.flatMap(({ article_number, crossSection }) => {
    const outline = JSON.stringify(crossSection)
    if (seen.has(outline)) return []
    seen.add(outline)
    return [{ article_number, ...drawCrossSection(crossSection, t, measures) }]
  })
}

/** Removes the properties that a browser does not need. */
export function toShown(drawing: CrossSectionDrawing): ShownDrawing {
  const { article_number, viewBox, text_size, parts, dimensions, description } = drawing
  return { article_number, viewBox, text_size, parts, dimensions, description }
}

export function drawCrossSection(
  crossSection: CrossSection,
  t: Translate,
  measures: Measures
): Omit<CrossSectionDrawing, 'article_number'> {
  const points = crossSection.parts.flatMap((part) => part.points)
  const drawn = boxOf(points)
  const size = round(Math.max(drawn.right - drawn.left, drawn.top - drawn.bottom) * TEXT_SIZE)
  const dimensions = crossSection.dimensions.map((dimension) => ({
    dimension,
    drawn: drawDimension(dimension, size, measures),
  }))

  /** The bounds include the dimension values. */
  const figures = dimensions.flatMap(({ drawn: { text, x, y, anchor } }): Point[] => {
    const length = text.length * size * LETTER
    const before = { start: 0, middle: length / 2, end: length }[anchor]
    return [
      [x - before, -(y - size)],
      [x - before + length, -(y + size * 0.3)],
    ]
  })
  const { left, right, bottom, top } = boxOf([...points, ...figures])
  const margin = (right - left) * MARGIN
  const width = round(right - left + 2 * margin)
  const height = round(top - bottom + 2 * margin)
  /** Equal dimensions, such as two legs of the same width, are listed once. */
  const sizes = new Set(
    dimensions.map(({ dimension, drawn: { text } }) =>
      t(`catalogue.cross_section.${dimension.names}`, { size: text })
    )
  )
  return {
    width,
    height,
    viewBox: `${round(left - margin)} ${round(-top - margin)} ${width} ${height}`,
    text_size: size,
    parts: crossSection.parts.map(({ part, points: outline }) => ({ part, d: closed(outline) })),
    dimensions: dimensions.map((each) => each.drawn),
    description: t('catalogue.cross_section.description', { sizes: [...sizes].join(', ') }),
  }
}

function drawDimension(dimension: Dimension, size: number, measures: Measures): DrawnDimension {
  const { offset } = dimension
  const { isWidth, beside, at, first, last, start, end } = placeDimension(dimension)
  const beyond = beside + Math.sign(offset) * size * 0.4
  const line = dimensionLine(start, end, size * 0.75)
  const text = figure(dimension, measures)
  return {
    lines:
      linePath(first, at(start, beyond)) +
      linePath(last, at(end, beyond)) +
      linePath(at(line.start), at(line.end)),
    arrows: line.arrows
      .map(({ tip, run }) => arrowhead(at(tip), isWidth ? [run, 0] : [0, run]))
      .join(''),
    text,
    ...(isWidth
      ? figurePlace(text, size, { left: start, right: end, end: line.end, y: beside })
      : {
          x: round(beside + Math.sign(offset) * size * 0.5),
          y: round(-(start + end) / 2 + size * 0.35),
          anchor: offset > 0 ? 'start' : 'end',
        }),
  }
}

/**
 * Returns the position of a width's value: above its line, or next to it if the text is wider than
 * the line.
 */
function figurePlace(
  text: string,
  size: number,
  line: { left: number; right: number; end: number; y: number }
): Pick<DrawnDimension, 'x' | 'y' | 'anchor'> {
  const fits = text.length * size * LETTER * ENLARGED < line.right - line.left
  return fits
    ? {
        x: round((line.left + line.right) / 2),
        y: round(-line.y - size * 0.4),
        anchor: 'middle',
      }
    : { x: round(line.end + size * 0.4), y: round(-line.y + size * 0.35), anchor: 'start' }
}

/** Returns the value of a dimension: its range, or the drawn distance. */
function figure({ measures: kind, from, to, range }: Dimension, measures: Measures): string {
  if (range) return measures.millimetreRange(range satisfies MillimetreRange)
  const axis = kind === 'width' ? 0 : 1
  return measures.millimetres(Math.abs(to[axis] - from[axis]))
}

function arrowhead(tip: Point, run: Point): string {
  return closed(arrowheadOf(tip, run, 1 / 4))
}
