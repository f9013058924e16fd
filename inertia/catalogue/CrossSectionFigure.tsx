import type { ShownDrawing } from '#drawings/cross_section_drawing'
import { SectionDrawing } from '~/catalogue/SectionDrawing'
import { useText } from '~/context/useText'
import type { Elements } from '~/ui/elements'

/**
 * A cross-section with dimensions, drawn to scale from the points of its record: screed and wall
 * are hatched, coverings have their tone, the profile is red and dimensions are ink. On small
 * screens its numbers are enlarged to stay legible.
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
  return (
    <figure
      className={`flex flex-col justify-center bg-sand p-4 print:min-h-0 print:p-0 ${isLow ? '' : 'min-h-72 sm:min-h-96 sm:p-8'}`}
    >
      <SectionDrawing
        drawing={drawing}
        className="max-h-[34rem] w-full grow overflow-visible print:max-h-[45mm]"
      />
      <figcaption className="mt-4 text-sm text-steel">
        <span>{`${caption}. ${t('catalogue.ui.sizes_in_mm')}.`}</span>
        {children}
      </figcaption>
    </figure>
  )
}
