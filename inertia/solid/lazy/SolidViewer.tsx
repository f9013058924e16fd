import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useText } from '~/context/useText'
import { AssemblyChoice } from '~/solid/lazy/AssemblyChoice'
import { FinishChoice } from '~/solid/lazy/FinishChoice'
import { SolidControls } from '~/solid/lazy/SolidControls'
import { StillSolid } from '~/solid/lazy/StillSolid'
import { useDragging } from '~/solid/lazy/useDragging'
import { useStage } from '~/solid/lazy/useStage'
import { moved, type View, type ViewMove } from '~/solid/lazy/view'
import type { SolidProps } from '~/solid/solidProps'
import { Button } from '~/ui/Button'

export type SolidViewerProps = SolidProps & { onClose: () => void }

const KEYS: Record<string, ViewMove> = {
  '+': 'zoom_in',
  '-': 'zoom_out',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/**
 * A viewer for a solid, which can be turned by mouse, touch, keys and buttons, with a choice of
 * finishes and checkboxes for the floors around it. If the browser cannot render it, a picture and
 * a message are shown.
 */
export function SolidViewer({ onClose, ...props }: SolidViewerProps) {
  const { drawing, caption, address, colours, colour } = props
  const t = useText()
  const element = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const { stage, state, view, changeView } = useStage(container, address)
  const dragging = useDragging(changeView)
  const [chosen, setChosen] = useState<string>()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const pageFinish = stage?.finishes.find(({ id }) => id === colour)?.id
  const [previousFinish, setPreviousFinish] = useState(pageFinish)
  /** A colour chosen on the page replaces the finish that was chosen here. */
  if (pageFinish !== previousFinish) {
    setPreviousFinish(pageFinish)
    setChosen(undefined)
  }
  const isStill = state === 'failed' || state === 'unsupported'

  /**
   * The link that was clicked is removed. Takes the focus unless the visitor has moved it since.
   */
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [])

  /** Without a colour on the page the first finish is shown, the same as after opening. */
  useEffect(() => {
    const shown = pageFinish ?? stage?.finishes[0]?.id
    if (shown) stage?.setFinish(shown)
  }, [stage, pageFinish])

  function onKeyDown(event: KeyboardEvent) {
    const move = KEYS[event.key]
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    changeView((from) => moved(from, move))
  }

  function toggle(name: string, isShown: boolean) {
    setHidden(isShown ? hidden.difference(new Set([name])) : hidden.union(new Set([name])))
    stage?.setVisible(name, isShown)
  }

  return (
    <div className="flex min-h-72 flex-col gap-4 bg-sand p-4 sm:min-h-96 sm:p-8">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- has one of two roles */}
      <div
        ref={element}
        role={isStill ? 'group' : 'application'}
        aria-label={isStill ? caption : `${caption}: ${t('solid.label')} ${drawing.description}`}
        aria-busy={state === 'loading'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys turn it
        tabIndex={isStill ? -1 : 0}
        onKeyDown={onKeyDown}
        {...dragging}
        className="relative h-80 cursor-grab sm:h-[400px] touch-pan-y select-none"
      >
        {/* Colours are not forced: a black finish would disappear on a black background. */}
        <div
          ref={container}
          hidden={isStill}
          aria-hidden="true"
          className="size-full bg-sand forced-color-adjust-none"
        />
        {isStill && <StillSolid drawing={drawing} />}
      </div>
      <output className="block text-sm">
        {state === 'loading' && <span>{t('solid.loading')}</span>}
        {state === 'failed' && <span>{t('solid.failed')}</span>}
        {state === 'unsupported' && <span>{t('solid.unsupported')}</span>}
        {state === 'shown' && <span className="sr-only">{t('solid.turned', anglesOf(view))}</span>}
      </output>
      {stage && !isStill && (
        <>
          <SolidControls onMove={(move) => changeView((from) => moved(from, move))} />
          {stage.finishes.length > 0 && (
            <FinishChoice
              finishes={stage.finishes}
              colours={colours}
              chosen={chosen ?? pageFinish ?? stage.finishes[0]?.id}
              onChoose={(id) => {
                setChosen(id)
                stage.setFinish(id)
              }}
            />
          )}
          <AssemblyChoice assemblies={stage.assemblies} hidden={hidden} onToggle={toggle} />
        </>
      )}
      <p className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <Button variant="outline" onClick={onClose}>
          {t('solid.drawing')}
        </Button>
        <a href={address} download className="text-link py-1 text-sm font-medium">
          {t('solid.file')}
        </a>
      </p>
    </div>
  )
}

/** Returns a view as whole degrees and per cent, for its announcement. */
function anglesOf({ turn, tilt, size }: View): Record<'turn' | 'tilt' | 'size', number> {
  return { turn: degrees(turn), tilt: degrees(tilt), size: Math.round(size * 100) }
}

function degrees(angle: number): number {
  return Math.round((angle * 180) / Math.PI)
}
