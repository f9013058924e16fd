import type { ShownDrawing } from '#drawings/cross_section_drawing'
import { SectionParts } from '~/catalogue/SectionParts'

/**
 * A cross-section with dimensions, as large as its parent or its style says. Without a size of its
 * own, small screens enlarge the numbers of a wide drawing.
 */
export function SectionDrawing({ drawing, className, style }: SectionDrawingProps) {
  const [, , width = 0, height = 0] = drawing.viewBox.split(' ').map(Number)
  const isEnlarged = width > height && !style
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of data is no file
      role="img"
      aria-label={drawing.description}
      viewBox={drawing.viewBox}
      className={`drawing block ${className ?? ''}`}
      style={style}
    >
      <SectionParts parts={drawing.parts} textSize={drawing.text_size} />
      <g className="fill-none stroke-ink" strokeWidth={drawing.text_size / 14}>
        {drawing.dimensions.map(({ lines }) => (
          <path key={lines} d={lines} />
        ))}
      </g>
      <g className="fill-ink font-medium" fontSize={drawing.text_size}>
        {drawing.dimensions.map(({ arrows, text, x, y, anchor }) => (
          <g key={arrows}>
            <path d={arrows} />
            <text
              x={x}
              y={y}
              textAnchor={anchor}
              className={isEnlarged ? 'max-sm:text-[1.3em]' : undefined}
            >
              {text}
            </text>
          </g>
        ))}
      </g>
    </svg>
  )
}

type SectionDrawingProps = {
  drawing: ShownDrawing
  className?: string
  style?: { width: number; height: number }
}
