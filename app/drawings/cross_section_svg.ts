import type { CrossSectionDrawing } from '#drawings/cross_section_drawing'
import { PART_COLOURS } from '#drawings/part_colours'
import { escapeXml } from '#texts/xml'

const INK = '#16181a'

/** A drawing as an SVG file of its true size: a unit is a millimetre. */
export function writeSvg(drawing: Omit<CrossSectionDrawing, 'article_number'>): string {
  const { width, height, viewBox, text_size, description } = drawing
  const parts = drawing.parts.map(
    ({ part, d }) =>
      `<path class="${part}" fill="${PART_COLOURS[part]}" stroke="${INK}" stroke-width="${text_size / 28}" d="${d}"/>`
  )
  const dimensions = drawing.dimensions.map(
    ({ lines, arrows, text, x, y, anchor }) =>
      `<path fill="none" stroke="${INK}" stroke-width="${text_size / 14}" d="${lines}"/>
<path fill="${INK}" d="${arrows}"/>
<text x="${x}" y="${y}" text-anchor="${anchor}">${escapeXml(text)}</text>`
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="${viewBox}" font-family="sans-serif" font-size="${text_size}">
<title>${escapeXml(description)}</title>
${[...parts, ...dimensions].join('\n')}
</svg>
`
}
