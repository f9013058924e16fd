import type { ShownDrawing } from '#drawings/cross_section_drawing'
import { FILLS } from '~/catalogue/SectionParts'

/** The number of slices of the bar, and the offset of each from the one before, in millimetres. */
const SLICES = 60
const SHIFT = { x: 0.55, y: -0.4 }

/** A solid as a still picture: slices of the drawing behind each other, the rear ones shaded. */
export function StillSolid({ drawing }: { drawing: ShownDrawing }) {
  const [x = 0, y = 0, width = 0, height = 0] = drawing.viewBox.split(' ').map(Number)
  const depth = { x: SHIFT.x * SLICES, y: SHIFT.y * SLICES }
  const slice = drawing.parts.map(({ part, d }) => <path key={d} d={d} className={FILLS[part]} />)
  const shade = drawing.parts.map(({ d }) => <path key={d} d={d} className="fill-ink" />)
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of data is no file
      role="img"
      aria-label={drawing.description}
      viewBox={`${x} ${y + depth.y} ${width + depth.x} ${height - depth.y}`}
      className="drawing absolute inset-0 size-full p-4"
    >
      {Array.from({ length: SLICES }, (_, index) => {
        const behind = SLICES - index
        return (
          <g key={behind} transform={`translate(${SHIFT.x * behind} ${SHIFT.y * behind})`}>
            {slice}
            <g className="opacity-20">{shade}</g>
          </g>
        )
      })}
      <g stroke="#fff" strokeOpacity={0.6} strokeWidth={drawing.text_size / 14}>
        {slice}
      </g>
    </svg>
  )
}
