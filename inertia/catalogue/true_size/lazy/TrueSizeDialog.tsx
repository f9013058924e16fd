import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { ShownDrawing } from '#drawings/cross_section_drawing'
import { SectionDrawing } from '~/catalogue/SectionDrawing'
import { BLEED, ScaleCalibration } from '~/catalogue/true_size/lazy/ScaleCalibration'
import {
  defaultScale,
  readScale,
  saveScale,
  sizeOnScreen,
} from '~/catalogue/true_size/lazy/trueSize'
import type { TrueSwatch } from '~/catalogue/true_size/trueSwatch'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { Picture } from '~/media/Picture'
import { Button } from '~/ui/Button'
import { Modal } from '~/ui/dialog/Modal'
import { ScrollArea } from '~/ui/ScrollArea'

/** As wide as the window: phones are hardly wider than a bank card. */
const WIDTH = { width: 'min(40rem, 100%)', maxWidth: 'none' }

/** The size of a swatch, in millimetres. */
const SWATCH = { width: 40, height: 40 }

/**
 * A cross-section and the chosen colour at true size on the screen, whose scale the visitor sets
 * once by a bank card. The dialog is outside of the form with its link: Enter would submit that.
 */
export function TrueSizeDialog({ drawing, caption, swatch, onClose }: TrueSizeProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const ratio = useSyncExternalStore(onResize, () => devicePixelRatio)
  const [isCalibrated, setIsCalibrated] = useState(() => readScale(ratio) !== undefined)
  const scale = readScale(ratio) ?? defaultScale(matchMedia('(pointer: coarse)').matches)

  useLayoutEffect(() => {
    if (!dialog.current) return
    Object.assign(dialog.current.style, WIDTH)
    dialog.current.showModal()
  }, [])

  return createPortal(
    <Modal dialog={dialog} title={t('catalogue.ui.true_size')} onClose={onClose}>
      {isCalibrated ? (
        <>
          <SectionAtSize drawing={drawing} caption={caption} scale={scale} />
          {swatch && <SwatchAtSize swatch={swatch} scale={scale} />}
          <p className="mt-4 text-sm text-steel">{t('drawings.scale.screen')}</p>
          <p className="mt-2">
            <Button variant="outline" onClick={() => setIsCalibrated(false)}>
              {t('drawings.scale.again')}
            </Button>
          </p>
        </>
      ) : (
        <ScaleCalibration
          scale={scale}
          onCalibrate={(calibrated) => {
            saveScale(calibrated, ratio)
            setIsCalibrated(true)
          }}
        />
      )}
    </Modal>,
    document.body
  )
}

export type TrueSizeProps = {
  drawing: ShownDrawing
  caption: string
  swatch: TrueSwatch | undefined
  onClose: () => void
}

/** A section, with the profile in the middle of what is seen of it. */
function SectionAtSize({ drawing, caption, scale }: SectionAtSizeProps) {
  const captionId = useId()
  const section = useRef<HTMLElement>(null)
  const [, , width = 0, height = 0] = drawing.viewBox.split(' ').map(Number)

  useEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = section.current ?? {}
    section.current?.scrollTo({ left: (scrollWidth - clientWidth) / 2, behavior: 'instant' })
  }, [])

  return (
    <>
      <h3 id={captionId} className="font-semibold">
        {caption}
      </h3>
      <div style={BLEED}>
        <ScrollArea ref={section} labelledBy={captionId} className="mt-2 bg-sand">
          <SectionDrawing drawing={drawing} style={sizeOnScreen({ width, height }, scale)} />
        </ScrollArea>
      </div>
    </>
  )
}

type SectionAtSizeProps = Pick<TrueSizeProps, 'drawing' | 'caption'> & { scale: number }

function SwatchAtSize({ swatch, scale }: { swatch: TrueSwatch; scale: number }) {
  return (
    <figure className="mt-4">
      <div style={{ ...sizeOnScreen(SWATCH, scale), background: swatch.bar?.hex }}>
        {swatch.image && (
          <Picture
            image={swatch.image}
            decorative
            sizes="320px"
            className="size-full object-cover"
          />
        )}
      </div>
      <figcaption className="mt-2 text-sm">
        <span>{`${swatch.code} `}</span>
        <span lang={langOf(swatch, 'title')}>{swatch.title}</span>
      </figcaption>
    </figure>
  )
}

/** Zooming the page resizes the window. */
function onResize(change: () => void): () => void {
  window.addEventListener('resize', change)
  return () => window.removeEventListener('resize', change)
}
