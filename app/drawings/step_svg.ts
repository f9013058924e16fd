import type { StepDrawing } from '#drawings/step_drawings'
import { round } from '#drawings/svg_path'

/** Writes a step drawing as an SVG file. Its text alternative is in the page. */
export function writeStepSvg({ view, shapes }: StepDrawing): string {
  const { left, top, width, height } = view
  const unit = width / 320
  const paths = shapes.map(({ d, fill = 'none', stroke, width: line, dashed, hatched }) => {
    const stroked = stroke ? ` stroke="${stroke}" stroke-width="${round(line)}"` : ''
    const dashes = dashed ? ` stroke-dasharray="${round(4 * unit)} ${round(3 * unit)}"` : ''
    const path = `<path fill="${fill}"${stroked}${dashes} d="${d}"/>`
    return hatched ? `${path}\n<path fill="url(#h)" d="${d}"/>` : path
  })
  const step = round(6 * unit)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="480" height="270" stroke-linejoin="round">
<pattern id="h" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path stroke="#b9bcc0" stroke-width="${round(unit)}" d="M0 0V${step}"/></pattern>
${paths.join('\n')}
</svg>
`
}
