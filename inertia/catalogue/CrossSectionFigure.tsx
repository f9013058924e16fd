import type { ShownDrawing } from '#drawings/cross_section_drawing'
import { SectionParts } from '~/catalogue/SectionParts'
import { useText } from '~/context/useText'
import type { Elements } from '~/ui/elements'

/**
 * A cross-section with dimensions, drawn to scale from the points of its record: screed and wall
 * are hatched, coverings have their tone, the profile is red and dimensions are ink. On small
 * screens the numbers of a wide drawing are enlarged to stay legible.
 */
export function CrossSectionFigure({
  drawing,
  caption,
  isLow = false,
  children,
}: {
  drawing: ShownDrawing
  caption: string
  /** Only as high as the drawing. */
  isLow?: boolean
  /** Shown after the caption. */
  children?: Elements
}) {
  const t = useText()
  const [, , width, height] = drawing.viewBox.split(' ').map(Number)
  const isWide = width > height
  return (
    <figure
      className={`flex flex-col justify-center bg-sand p-4 print:min-h-0 print:p-0 ${isLow ? '' : 'min-h-72 sm:min-h-96 sm:p-8'}`}
    >
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of data is no file
        role="img"
        aria-label={drawing.description}
        viewBox={drawing.viewBox}
        className="drawing block max-h-[34rem] w-full grow overflow-visible print:max-h-[45mm]"
      >
        <SectionParts parts={drawing.parts} textSize={drawing.text_size} />
        <g className="fill-none stroke-ink" strokeWidth={drawing.text_size / 14}>
          {drawing.dimensions.map(({ lines }) => (
            <path key={lines} d={lines} />
          ))}
        </g>
        <g className="fill-ink font-medium tabular-nums" fontSize={drawing.text_size}>
          {drawing.dimensions.map(({ arrows, text, x, y, anchor }) => (
            <g key={arrows}>
              <path d={arrows} />
              <text
                x={x}
                y={y}
                textAnchor={anchor}
                className={isWide ? 'max-sm:text-[1.3em]' : undefined}
              >
                {text}
              </text>
            </g>
          ))}
        </g>
      </svg>
      <figcaption className="mt-4 text-sm text-steel">
        <span>{`${caption}. ${t('catalogue.ui.sizes_in_mm')}.`}</span>
        {children}
      </figcaption>
    </figure>
  )
}
