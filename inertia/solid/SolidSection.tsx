import type { MouseEvent, ReactNode } from 'react'
import type { CrossSectionDrawing } from '#catalogue/cross_section_drawing'
import { CrossSectionFigure } from '~/catalogue/CrossSectionFigure'
import { useText } from '~/context/useText'
import type { SolidColour } from '~/solid/solidProps'
import { useSolidViewer } from '~/solid/useSolidViewer'
import { Button } from '~/ui/Button'

/**
 * A cross-section that becomes a solid: a link to its file, which with JavaScript shows it in the
 * drawing's place. Where the viewer cannot be had, drawing and link stay.
 */
export function SolidSection({ drawing, caption, address, colours, children }: SolidSectionProps) {
  const t = useText()
  const { viewer, state, load, close } = useSolidViewer()

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    load()
  }

  if (viewer) {
    return (
      <viewer.SolidViewer
        texts={viewer.texts}
        drawing={drawing}
        caption={caption}
        address={address}
        colours={colours}
        onClose={close}
      />
    )
  }
  return (
    <CrossSectionFigure drawing={drawing} caption={caption}>
      {children}
      <span aria-busy={state === 'loading'} className="mt-4 block print:hidden">
        <Button variant="outline" page={address} onClick={open}>
          {t('solid.title')}
        </Button>
      </span>
      <output className="block not-empty:mt-3">{state === 'failed' && t('errors.block')}</output>
    </CrossSectionFigure>
  )
}

type SolidSectionProps = {
  drawing: CrossSectionDrawing
  caption: string
  /** Of the solid's file. */
  address: string
  colours: readonly SolidColour[]
  /** What follows the caption. */
  children?: ReactNode
}
