import { router } from '@inertiajs/react'
import { type RefObject, useEffect, useState } from 'react'

/** The distance in pixels to scroll down before the header hides (specification §9). */
const THRESHOLD = 100

/**
 * Hides the header once the visitor has scrolled down more than 100 px from the anchor, and shows
 * it again on scrolling up. It stays while it has the keyboard's focus or an open menu, and when a
 * visit scrolls: to a restored position, or to a fragment of the URL.
 *
 * @returns whether the header is shown
 */
export function useHeaderVisibility(header: RefObject<HTMLElement | null>): boolean {
  const [visible, setVisible] = useState(true)

  useEffect(() => {
    let anchor = window.scrollY
    let previous = window.scrollY
    /** The number of scheduled calls of `setAnchor`; until then a visit scrolls, not the visitor. */
    let pending = 0

    function setAnchor() {
      anchor = Math.max(window.scrollY, 0)
      /** The scroll event comes afterwards, and finds nothing that has changed. */
      if (anchor < previous) setVisible(true)
      previous = anchor
    }

    /**
     * Sets the anchor after Inertia has scrolled, which it does in the next frame or after a timeout
     * that it requests first.
     */
    function setAnchorAfterScroll() {
      for (const schedule of [requestAnimationFrame, setTimeout]) {
        pending++
        schedule(() => {
          pending--
          setAnchor()
        })
      }
    }

    function onPageShow({ persisted }: PageTransitionEvent) {
      if (persisted) setAnchor()
    }

    function onScroll() {
      const current = Math.max(window.scrollY, 0)
      if (current < previous || isInUse(header.current)) {
        anchor = current
        setVisible(true)
      } else if (!pending && current - anchor > THRESHOLD) {
        setVisible(false)
      }
      previous = current
    }

    setAnchorAfterScroll()
    const controller = new AbortController()
    const { signal } = controller
    const removeVisit = router.on('navigate', setAnchorAfterScroll)
    window.addEventListener('pageshow', onPageShow, { signal })
    window.addEventListener('scroll', onScroll, { passive: true, signal })
    header.current?.addEventListener('focusin', () => setVisible(true), { signal })
    return () => {
      removeVisit()
      controller.abort()
    }
  }, [header])

  return visible
}

function isInUse(header: HTMLElement | null): boolean {
  return header?.querySelector(':focus-visible, :popover-open') != null
}
