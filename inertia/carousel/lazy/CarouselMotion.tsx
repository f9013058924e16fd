import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { type RefObject, useEffect, useState } from 'react'

type Embla = NonNullable<UseEmblaCarouselType[1]>

/** The speed (specification §9 "Carousel defaults"). */
const SPEED = 10

/** In milliseconds. */
const RESIZE_DEBOUNCE = 500

/**
 * The specification's speed is an option of Embla 7: 10 by default, where more is faster. Embla 8
 * has `duration` instead: 25 by default, where more is slower (its commit 2a6e4e90 of April 2023,
 * first in 8.0.0-rc01). So speed 10 is duration 25, and twice the speed half the duration.
 */
const OPTIONS = {
  duration: 250 / SPEED,
  loop: false,
  slidesToScroll: 1,
  watchFocus: showFocused,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
}

/**
 * Moves the row of a carousel by Embla. It renders nothing, since the markup exists already, and is
 * loaded only by pages with a carousel.
 */
export function CarouselMotion({ viewport, current, onSelect }: CarouselMotionProps) {
  const [options] = useState(() => ({
    ...OPTIONS,
    startIndex: current,
    watchResize: debouncedResize(),
  }))
  const [attach, carousel] = useEmblaCarousel(options)

  useEffect(() => {
    if (viewport.current) attach(viewport.current)
  }, [attach, viewport])

  useEffect(() => {
    if (carousel && carousel.selectedScrollSnap() !== current) carousel.scrollTo(current)
  }, [carousel, current])

  useEffect(() => {
    const select = ({ selectedScrollSnap }: Embla) => onSelect(selectedScrollSnap())
    carousel?.on('select', select)
    return () => void carousel?.off('select', select)
  }, [carousel, onSelect])

  /**
   * Starts at the slide that the visitor has reached. Runs after the effects that subscribe to
   * changes.
   */
  useEffect(() => {
    if (!carousel) return
    const reached = reachedSlide(carousel)
    carousel.rootNode().scrollTo({ left: 0, behavior: 'instant' })
    if (reached > 0) carousel.scrollTo(reached, true)
  }, [carousel])

  /** Without this, releasing a drag would animate even with reduced motion. */
  useEffect(() => {
    const stop = ({ internalEngine, scrollTo, selectedScrollSnap }: Embla) => {
      if (internalEngine().options.duration === 0) scrollTo(selectedScrollSnap(), true)
    }
    carousel?.on('pointerUp', stop)
    return () => void carousel?.off('pointerUp', stop)
  }, [carousel])

  return null
}

type CarouselMotionProps = {
  /** The element whose first child is the row of slides. */
  viewport: RefObject<HTMLElement | null>
  current: number
  onSelect: (index: number) => void
}

/**
 * Returns the index of the slide with the keyboard's focus, which the browser may still be
 * scrolling to, otherwise of the slide that the row is scrolled to.
 */
function reachedSlide(carousel: Embla): number {
  const row = carousel.rootNode()
  const focused = carousel.slideNodes().findIndex((slide) => slide.querySelector(':focus-visible'))
  return focused >= 0 ? focused : Math.round(row.scrollLeft / row.clientWidth)
}

/**
 * Shows the slide that gets the keyboard's focus. Embla does so only within 10 ms after the Tab
 * key, which a busy browser misses: then the row is scrolled, but the previous slide is still
 * selected.
 */
function showFocused(carousel: Embla, { target }: FocusEvent): false {
  if (target instanceof Element && target.matches(':focus-visible')) {
    carousel.rootNode().scrollLeft = 0
    carousel.scrollTo(
      carousel.slideNodes().findIndex((slide) => slide.contains(target)),
      true
    )
  }
  return false
}

/** Measures again after the width has changed and then stayed the same for a while. */
function debouncedResize() {
  let timer: ReturnType<typeof setTimeout>
  return (carousel: Embla) => {
    const { containerRect } = carousel.internalEngine()
    if (containerRect.width === carousel.containerNode().offsetWidth) return false
    clearTimeout(timer)
    timer = setTimeout(() => carousel.reInit(), RESIZE_DEBOUNCE)
    return false
  }
}
