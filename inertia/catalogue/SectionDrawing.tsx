import type { ShownDrawing } from '#drawings/cross_section_drawing'
import { SectionParts } from '~/catalogue/SectionParts'

/**
 * A cross-section with dimensions, as large as its parent or its style says. Without a size of its
 * own, it is no higher on small screens than a picture beside it, and its numbers are enlarged.
 */
export function SectionDrawing({ drawing, className, style }: SectionDrawingProps) {
  const [, , width = 0, height = 0] = drawing.viewBox.split(' ').map(Number)
  const isTall = height > width
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of data is no file
      role="img"
      aria-label={drawing.description}
      viewBox={drawing.viewBox}
      className={`drawing block ${className ?? ''} ${isTall && !style ? 'max-sm:aspect-[5/4]' : ''}`}
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
              className={style ? undefined : 'max-sm:text-[1.3em]'}
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
