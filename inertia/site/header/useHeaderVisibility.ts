import { router } from '@inertiajs/react'
import { type RefObject, useEffect, useState } from 'react'

/** How far one scrolls down before the header leaves (specification §9), in pixels. */
const THRESHOLD = 100

/**
 * Hides the header once the visitor has scrolled down more than 100 px from where it was last
 * anchored, and brings it back on scrolling up. It stays while it holds the keyboard's focus or an
 * open menu, and where a visit scrolls to: to the place before, or to one that the address names.
 */
export function useHeaderVisibility(header: RefObject<HTMLElement | null>): boolean {
  const [visible, setVisible] = useState(true)

  useEffect(() => {
    let anchor = window.scrollY
    let previous = window.scrollY
    /** How many of the anchors of a visit are still to come: until then it is the visit that scrolls. */
    let due = 0

    function anchorHere() {
      anchor = Math.max(window.scrollY, 0)
      previous = anchor
    }

    /** By then Inertia has scrolled: in the next frame or after a timeout, for which it asks first. */
    function anchorSoon() {
      for (const later of [requestAnimationFrame, setTimeout]) {
        due++
        later(() => {
          due--
          anchorHere()
        })
      }
    }

    function onPageShow({ persisted }: PageTransitionEvent) {
      if (persisted) anchorHere()
    }

    function onScroll() {
      const current = Math.max(window.scrollY, 0)
      if (current < previous || isHeld(header.current)) {
        anchor = current
        setVisible(true)
      } else if (!due && current - anchor > THRESHOLD) {
        setVisible(false)
      }
      previous = current
    }

    function onFocus() {
      setVisible(true)
    }

    anchorSoon()
    const element = header.current
    const removeVisit = router.on('navigate', anchorSoon)
    window.addEventListener('pageshow', onPageShow)
    window.addEventListener('scroll', onScroll, { passive: true })
    element?.addEventListener('focusin', onFocus)
    return () => {
      removeVisit()
      window.removeEventListener('pageshow', onPageShow)
      window.removeEventListener('scroll', onScroll)
      element?.removeEventListener('focusin', onFocus)
    }
  }, [header])

  return visible
}

function isHeld(header: HTMLElement | null): boolean {
  return header?.querySelector(':focus-visible, :popover-open') != null
}
