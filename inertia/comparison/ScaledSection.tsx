import type { ComparedProduct } from '#comparison/compare_page'
import { SectionParts } from '~/catalogue/SectionParts'

/** A cross-section at the common scale of a comparison, with a scale bar. */
export function ScaledSection({ drawing }: Pick<ComparedProduct, 'drawing'>) {
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of data is no file
      role="img"
      aria-label={drawing.description}
      viewBox={drawing.viewBox}
      className="drawing block max-h-96 w-full bg-sand"
    >
      <SectionParts parts={drawing.parts} textSize={drawing.text_size} />
      <path d={drawing.bar} className="fill-none stroke-ink" strokeWidth={drawing.text_size / 5} />
    </svg>
  )
}
