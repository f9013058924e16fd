import { type ReactNode, useRef, useState } from 'react'
import { CarouselControls } from '~/carousel/CarouselControls'
import { useCarouselMotion } from '~/carousel/useCarouselMotion'
import { useText } from '~/context/useText'

/**
 * Slides, one at a time (specification §3 "Carousel options"). The server sends a row that scrolls
 * and snaps; after hydration Embla is fetched and moves it, and the controls come to life. Without
 * JavaScript it stays the row. Around it is room for the outline of a slide that has the focus.
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
  const motion = useCarouselMotion()
  const [current, setCurrent] = useState(start)
  const last = slides.length - 1

  function show(index: number) {
    const shown = Math.min(Math.max(index, 0), last)
    if (shown === current) return
    setCurrent(shown)
    onCurrentChange?.(shown)
  }

  return (
    <section aria-label={label}>
      <div
        ref={viewport}
        data-carousel
        className={`relative ${flush ? '' : '-m-1.5 scroll-px-1.5 p-1.5'} ${motion ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto'}`}
      >
        <ul
          className={`flex ${flush ? '' : 'gap-3'} ${motion ? 'touch-pan-y touch-pinch-zoom' : ''}`}
        >
          {slides.map(({ id, content }) => (
            <li key={id} className="min-w-0 shrink-0 basis-full snap-start">
              {content}
            </li>
          ))}
        </ul>
      </div>
      {last > 0 && (
        <>
          <CarouselControls
            count={slides.length}
            current={current}
            dots={dots}
            buttons={buttons}
            disabled={!motion}
            onShow={show}
          />
          <p aria-live="polite" className="sr-only">
            {t('media.slide', { index: current + 1, count: slides.length })}
          </p>
        </>
      )}
      {motion && <motion.CarouselMotion viewport={viewport} current={current} onSelect={show} />}
    </section>
  )
}

type CarouselProps = {
  /** What the slides show, for those who do not see it. */
  label: string
  slides: readonly { id: string | number; content: ReactNode }[]
  dots?: boolean
  buttons?: boolean
  /** The index of the slide that is shown first. */
  current?: number
  /** From edge to edge, without a gap between the slides or room for an outline around them. */
  flush?: boolean
  /** Is told every other slide that is shown. */
  onCurrentChange?: (current: number) => void
}
