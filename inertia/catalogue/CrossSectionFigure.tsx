import { type ReactNode, useId } from 'react'
import type { CrossSectionDrawing } from '#catalogue/cross_section_drawing'
import { useText } from '~/context/useText'

/** What each part is filled with; the profile is what the drawing is about. */
export const FILLS: Record<CrossSectionDrawing['parts'][number]['part'], string> = {
  profile: 'fill-red',
  base: 'fill-ink',
  insert: 'fill-graphite',
  fastener: 'fill-ink',
  adhesive: 'fill-steel',
  underlay: 'fill-underlay',
  substrate: 'fill-paper',
  wall: 'fill-paper',
  wood: 'fill-wood',
  tile: 'fill-tile',
  vinyl: 'fill-vinyl',
  carpet: 'fill-carpet',
}

/** Parts that are hatched, as solid building material is in a drawing. */
const HATCHED = ['substrate', 'wall']

/**
 * A dimensioned cross-section, drawn true to scale from the record's own points: hatching for screed
 * and wall, coverings in their tone, the profile in red, dimensions in ink. On a phone the figures of
 * a wide drawing are larger than its scale, so that they can be read.
 */
export function CrossSectionFigure({
  drawing,
  caption,
  children,
}: {
  drawing: CrossSectionDrawing
  caption: string
  /** What follows the caption. */
  children?: ReactNode
}) {
  const t = useText()
  const hatching = useId()
  const [, , width, height] = drawing.viewBox.split(' ').map(Number)
  const isWide = width > height
  return (
    <figure className="flex min-h-72 flex-col justify-center bg-sand p-4 sm:min-h-96 sm:p-8">
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of data is no file
        role="img"
        aria-label={drawing.description}
        viewBox={drawing.viewBox}
        className="drawing block max-h-[34rem] w-full grow overflow-visible"
      >
        <defs>
          <pattern
            id={hatching}
            patternUnits="userSpaceOnUse"
            width={drawing.text_size / 2}
            height={drawing.text_size / 2}
            patternTransform="rotate(45)"
          >
            <path
              d={`M0 0V${drawing.text_size}`}
              className="stroke-steel"
              strokeWidth={drawing.text_size / 20}
            />
          </pattern>
        </defs>
        {drawing.parts.map(({ part, d }) => (
          <g key={d}>
            <path d={d} className={FILLS[part]} />
            {HATCHED.includes(part) && <path d={d} fill={`url(#${hatching})`} />}
          </g>
        ))}
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
        {caption}. {t('catalogue.ui.sizes_in_mm')}.{children}
      </figcaption>
    </figure>
  )
}
