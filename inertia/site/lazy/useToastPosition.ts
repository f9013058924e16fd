import { type RefObject, useEffect, useRef, useState } from 'react'
import { useCurrentPath } from '~/context/useCurrentPath'

/** The main buttons of the page, those that submit a form and filled ones, and all of the footer. */
const MAIN_BUTTONS =
  'main :is([type=submit], [data-button=primary], [data-button=secondary]), footer [data-button]'

/** Elements with text or controls, which the toast should not cover. */
const CONTENT =
  ':is(main, footer) :is(h1, h2, h3, p, a, button, label, input, select, textarea, summary, th, td, dt, dd)'

/** The gap between the header and the toast below it, in pixels. */
const GAP = 16

/**
 * Returns the position of the toast: at the lower edge of the window, or below the header. On a new
 * page it is chosen so that the toast covers no text. It changes only when the toast would cover a
 * main button.
 *
 * @returns the distance from the lower position in pixels; undefined if it would cover a main
 *   button in both
 */
export function useToastPosition(element: RefObject<HTMLElement | null>): number | undefined {
  const path = useCurrentPath()
  const [distance, setDistance] = useState<number | undefined>(0)
  /** The position that was chosen for a page. */
  const chosen = useRef<{ path: string; isRaised: boolean }>(undefined)

  useEffect(() => {
    const controller = new AbortController()
    let frame = 0

    function update() {
      const toast = element.current?.getBoundingClientRect()
      const top = element.current?.parentElement?.getBoundingClientRect().top
      if (!toast || top === undefined) return
      const below = new DOMRect(toast.x, top, toast.width, toast.height)
      const header = document.querySelector('header')?.offsetHeight ?? 0
      const raised = new DOMRect(toast.x, header + GAP, toast.width, toast.height)
      const isRaised = chosen.current?.path === path ? chosen.current.isRaised : undefined
      const positions = isRaised ? [raised, below] : [below, raised]
      const position =
        (isRaised === undefined && positions.find((each) => !covers(each, CONTENT))) ||
        positions.find((each) => !covers(each, MAIN_BUTTONS))
      if (position) chosen.current = { path, isRaised: position === raised }
      setDistance(position && top - position.y)
    }

    function scheduleUpdate() {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    }

    const observer = new ResizeObserver(scheduleUpdate)
    observer.observe(document.body)
    window.addEventListener('scroll', scheduleUpdate, { passive: true, signal: controller.signal })
    window.addEventListener('resize', scheduleUpdate, { signal: controller.signal })
    return () => {
      observer.disconnect()
      controller.abort()
      cancelAnimationFrame(frame)
    }
  }, [element, path])

  return distance
}

/** Whether a rectangle of the viewport covers a visible element that matches a selector. */
function covers(part: DOMRect, selector: string): boolean {
  return Array.from(document.querySelectorAll(selector)).some((element) => {
    const other = element.getBoundingClientRect()
    return (
      other.left < part.right &&
      other.right > part.left &&
      other.top < part.bottom &&
      other.bottom > part.top &&
      element.checkVisibility()
    )
  })
}
