import type { CrossSectionDrawing } from '#drawings/cross_section_drawing'
import { PART_COLOURS } from '#drawings/part_colours'
import { escapeXml } from '#texts/xml'

const INK = '#16181a'

/**
 * Options for rasterising a drawing: its width in pixels, and text as outlines instead of fonts.
 */
type Painted = {
  width: number
  /** Converts a line of text to an outline that starts at x = 0 on the baseline y = 0. */
  setLine: (text: string, size: number) => { d: string; width: number }
}

type Figure = Pick<CrossSectionDrawing['dimensions'][number], 'text' | 'x' | 'y' | 'anchor'>

/** The fraction of a line that precedes its anchor, by `text-anchor`. */
const BEFORE: Record<string, number> = { start: 0, middle: 0.5, end: 1 }

/**
 * Writes a drawing as an SVG file in true size: a unit is a millimetre.
 *
 * @param painted set to rasterise the drawing instead, with sizes in pixels
 */
export function writeSvg(
  drawing: Omit<CrossSectionDrawing, 'article_number'>,
  painted?: Painted
): string {
  const { width, height, viewBox, text_size, description } = drawing
  const size = painted
    ? `width="${painted.width}" height="${Math.round((painted.width * height) / width)}"`
    : `width="${width}mm" height="${height}mm"`
  const parts = drawing.parts.map(
    ({ part, d }) =>
      `<path class="${part}" fill="${PART_COLOURS[part]}" stroke="${INK}" stroke-width="${text_size / 28}" d="${d}"/>`
  )
  const figure = ({ text, x, y, anchor }: Figure) => {
    if (!painted) return `<text x="${x}" y="${y}" text-anchor="${anchor}">${escapeXml(text)}</text>`
    const { d, width: length } = painted.setLine(text, text_size)
    const left = x - length * BEFORE[anchor]
    return `<path transform="translate(${left} ${y})" fill="${INK}" d="${d}"/>`
  }
  const dimensions = drawing.dimensions.map(
    ({ lines, arrows, text, x, y, anchor }) =>
      `<path fill="none" stroke="${INK}" stroke-width="${text_size / 14}" d="${lines}"/>
<path fill="${INK}" d="${arrows}"/>
${figure({ text, x, y, anchor })}`
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${viewBox}" font-family="Onest, sans-serif" font-size="${text_size}">
<title>${escapeXml(description)}</title>
${[...parts, ...dimensions].join('\n')}
</svg>
`
}
