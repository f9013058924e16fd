import { type ReactNode, useRef, useState } from 'react'
import { CarouselControls } from '~/carousel/CarouselControls'
import { useText } from '~/context/useText'
import { ErrorBoundary } from '~/ui/errors/ErrorBoundary'
import { useLazyModule } from '~/ui/loading/useLazyModule'

const importMotion = () => import('~/carousel/lazy/CarouselMotion')

/**
 * A carousel that shows one slide at a time (specification §3 "Carousel options"), after the
 * carousel pattern of the ARIA Authoring Practices: each slide and its dot are named after the
 * slide's content. The server renders a row that scrolls and snaps. After hydration Embla is
 * loaded, which moves the row, and the controls appear. Around the row is space for the focus
 * outline of a slide's content.
 */
export function Carousel({
  label,
  slides,
  dots = true,
  buttons = true,
  current: start = 0,
  flush = false,
  onCurrentChange,
}: CarouselProps) {
  const t = useText()
  const viewport = useRef<HTMLDivElement>(null)
  const { module: motion, fail } = useLazyModule(importMotion, undefined, true)
  const last = slides.length - 1
  const [current, setCurrent] = useState(within(start, last))
  const names = slides.map((slide, index) => {
    const position = t('media.slide', { index: index + 1, count: slides.length })
    return `${position}: ${slide.label}`
  })

  function show(index: number) {
    const shown = within(index, last)
    if (shown === current) return
    setCurrent(shown)
    onCurrentChange?.(shown)
  }

  return (
    <section aria-label={label} aria-roledescription={t('media.carousel')}>
      <div
        ref={viewport}
        data-carousel
        className={`relative ${flush ? '' : '-m-1.5 scroll-px-1.5 p-1.5'} ${motion ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto'}`}
      >
        <div
          className={`flex ${flush ? '' : 'gap-3'} ${motion ? '[touch-action:pan-y_pinch-zoom]' : ''}`}
        >
          {slides.map(({ id, content }, index) => (
            <div
              key={id}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag is a slide
              role="group"
              aria-roledescription={t('media.slide_role')}
              aria-label={names[index]}
              className="min-w-0 shrink-0 basis-full snap-start"
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {last > 0 && (
        <>
          <CarouselControls
            names={names}
            current={current}
            dots={dots}
            buttons={buttons}
            disabled={!motion}
            onShow={show}
          />
          <p aria-live="polite" className="sr-only">
            {names[current]}
          </p>
        </>
      )}
      {motion && (
        <ErrorBoundary content={motion} fallback={null} onError={fail}>
          <motion.CarouselMotion viewport={viewport} current={current} onSelect={show} />
        </ErrorBoundary>
      )}
    </section>
  )
}

/** Limits an index to the existing slides. */
function within(index: number, last: number): number {
  return Math.min(Math.max(index, 0), last)
}

type CarouselProps = {
  /** The accessible name of the carousel. */
  label: string
  slides: readonly {
    id: string | number
    /** The accessible name of the slide. */
    label: string
    content: ReactNode
  }[]
  dots?: boolean
  buttons?: boolean
  /** The index of the initial slide. */
  current?: number
  /** Whether the slides fill the carousel, without gaps and without space for a focus outline. */
  flush?: boolean
  /** Called with the index when another slide is shown. */
  onCurrentChange?: (current: number) => void
}
