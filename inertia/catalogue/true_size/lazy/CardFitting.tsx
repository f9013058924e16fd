import { useId, useState } from 'react'
import { CARD, RANGE, sizeOnScreen } from '~/catalogue/true_size/lazy/trueSize'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'

/** Uses the padding of a dialog. */
export const BLEED = { marginInline: '-1.5rem' }

/** The outline of a bank card with a slider that fits it to a real one: upright on small screens. */
export function CardFitting({ scale, onFit }: { scale: number; onFit: (scale: number) => void }) {
  const t = useText()
  const label = useId()
  const [fitting, setFitting] = useState(scale)
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
          value={fitting}
          onChange={(event) => setFitting(event.currentTarget.valueAsNumber)}
          className="min-h-11 min-w-0 flex-1 accent-ink"
        />
        <Button onClick={() => onFit(fitting)}>{t('drawings.scale.done')}</Button>
      </div>
      <div className="mt-4 flex justify-center overflow-hidden" style={BLEED}>
        <div
          data-card=""
          className="shrink-0 border border-ink bg-sand"
          style={{ ...sizeOnScreen(card, fitting), borderRadius: CARD.radius * fitting }}
        />
      </div>
    </>
  )
}
