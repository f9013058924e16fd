import { useEffect, useRef } from 'react'
import type { WithLang } from '#content/schema/with_lang'
import type { Still } from '#drawings/step_motion'
import type { ShownGuide } from '~/catalogue/InstallationStrip'
import { MotionDrawing } from '~/catalogue/motion/lazy/MotionDrawing'
import { useMotion } from '~/catalogue/motion/lazy/useMotion'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { Modal } from '~/ui/dialog/Modal'
import { RichText } from '~/ui/RichText'
import { StepButton } from '~/ui/StepButton'

/**
 * A guide's drawings as a motion that stops at each step, with buttons for the step before, for
 * this one again and for the next one. The step is announced with its title and text.
 */
export function MotionDialog({ guide, stills, onClose }: MotionDialogProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const { steps, step, still, before, progress, isPlaying, play } = useMotion(drawing, stills)
  const drawn: readonly (ShownGuide['steps'][number] & WithLang)[] = guide.steps.filter(({ id }) =>
    steps.includes(id)
  )
  const shown = drawn[step]
  const last = steps.length - 1
  const positionOf = (index: number) =>
    t('drawings.motion.step', { step: index + 1, count: steps.length })

  useEffect(() => dialog.current?.showModal(), [])

  if (!still || !shown) return null
  return (
    <Modal dialog={dialog} title={guide.title ?? ''} onClose={onClose}>
      <MotionDrawing
        ref={drawing}
        label={shown.drawings?.[still.kind]}
        before={before}
        still={still}
        progress={progress}
        isPlaying={isPlaying}
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2 wrap-break-word">
        <StepButton
          icon="back"
          label={t('drawings.motion.previous')}
          disabled={step === 0}
          onClick={() => play(Math.max(0, step - 1))}
        />
        <span className="flex-1 text-center">
          <Button variant="outline" onClick={() => play(step)}>
            {t('drawings.motion.repeat')}
          </Button>
        </span>
        <StepButton
          icon="arrow"
          label={t('drawings.motion.next')}
          disabled={step === last}
          onClick={() => play(Math.min(last, step + 1))}
        />
      </div>
      <output className="sr-only">{`${positionOf(step)}: ${shown.title}`}</output>
      {/* All in one place, as high as the longest: nothing moves from step to step. */}
      <div className="mt-4 grid">
        {drawn.map((each, index) => (
          <div
            key={each.id}
            style={{ gridArea: '1 / 1', visibility: each === shown ? undefined : 'hidden' }}
          >
            <p className="text-sm text-steel">{positionOf(index)}</p>
            <h3 className="font-semibold" lang={langOf(each, 'title')}>
              {each.title}
            </h3>
            {each.text && (
              <RichText html={each.text} lang={langOf(each, 'text')} className="mt-1 text-sm" />
            )}
          </div>
        ))}
      </div>
    </Modal>
  )
}

type MotionDialogProps = { guide: ShownGuide; stills: readonly Still[]; onClose: () => void }
