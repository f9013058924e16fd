import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { type RefObject, useEffect, useState } from 'react'

type Embla = NonNullable<UseEmblaCarouselType[1]>

/** The specification's speed (§9 "Carousel defaults"). */
const SPEED = 10

/** Milliseconds. */
const RESIZE_DEBOUNCE = 500

/**
 * Embla 7 had an option `speed`, 10 by default, where more is faster; Embla 8 has `duration`, 25 by
 * default, where more is slower (its commit 2a6e4e90 of April 2023, first in 8.0.0-rc01). So speed 10
 * is duration 25, twice the speed half the duration.
 */
const OPTIONS = {
  duration: 250 / SPEED,
  loop: false,
  slidesToScroll: 1,
  watchFocus: showFocused,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
}

/**
 * Moves a carousel's row by Embla. It renders nothing: the markup is there already, and this file
 * is fetched only by pages with a carousel.
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

  /** Takes over at the slide to which the visitor has come, after those who are told of it. */
  useEffect(() => {
    if (!carousel) return
    const reached = reachedSlide(carousel)
    carousel.rootNode().scrollTo({ left: 0, behavior: 'instant' })
    if (reached > 0) carousel.scrollTo(reached, true)
  }, [carousel])

  /** Letting go of a drag would glide even where motion is not wanted. */
  useEffect(() => {
    const stop = ({ internalEngine, scrollTo, selectedScrollSnap }: Embla) => {
      if (internalEngine().options.duration === 0) scrollTo(selectedScrollSnap(), true)
    }
    carousel?.on('pointerUp', stop)
    return () => void carousel?.off('pointerUp', stop)
  }, [carousel])

  return null
}

export type CarouselMotionProps = {
  /** The element whose first child is the row of slides. */
  viewport: RefObject<HTMLElement | null>
  current: number
  onSelect: (index: number) => void
}

/**
 * The slide that has the keyboard's focus, since a browser may still be scrolling to it; otherwise the
 * one to which the row is scrolled.
 */
function reachedSlide(carousel: Embla): number {
  const row = carousel.rootNode()
  const focused = carousel.slideNodes().findIndex((slide) => slide.querySelector(':focus-visible'))
  return focused >= 0 ? focused : Math.round(row.scrollLeft / row.clientWidth)
}

/**
 * Shows the slide to which the keyboard comes. Embla by itself does so within 10 ms of the Tab key only,
 * which a busy browser misses: the row was scrolled then, and the slide before still the chosen one.
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

/** Measures anew only when the size has changed and then stayed the same for a while. */
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
