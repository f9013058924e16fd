import { useId, useState } from 'react'
import { CARD, RANGE, sizeOnScreen } from '~/catalogue/true_size/lazy/trueSize'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'

/** Extends an element over the padding of its dialog. */
export const BLEED = { marginInline: '-1.5rem' }

/** A slider that scales the outline of a bank card to a real one: upright on small screens. */
export function ScaleCalibration({
  scale,
  onCalibrate,
}: {
  scale: number
  onCalibrate: (scale: number) => void
}) {
  const t = useText()
  const label = useId()
  const [calibrated, setCalibrated] = useState(scale)
  const isUpright = matchMedia('(width < 40rem)').matches
  const card = isUpright ? { width: CARD.height, height: CARD.width } : CARD
  return (
    <>
      <p id={label}>{t('drawings.scale.card')}</p>
      <div className="mt-4 flex items-center gap-4">
        <input
          type="range"
          aria-label={t('drawings.scale.size')}
          aria-describedby={label}
          {...RANGE}
          value={calibrated}
          onChange={(event) => setCalibrated(event.currentTarget.valueAsNumber)}
          className="min-h-11 min-w-0 flex-1 accent-ink"
        />
        <Button onClick={() => onCalibrate(calibrated)}>{t('drawings.scale.done')}</Button>
      </div>
      <div className="mt-4 flex justify-center overflow-hidden" style={BLEED}>
        <div
          data-card=""
          className="shrink-0 border border-ink bg-sand"
          style={{ ...sizeOnScreen(card, calibrated), borderRadius: CARD.radius * calibrated }}
        />
      </div>
    </>
  )
}
