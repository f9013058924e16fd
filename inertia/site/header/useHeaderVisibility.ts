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
    /**
     * The number of pending anchors of a visit. While there are any, the visit scrolls, not the
     * visitor.
     */
    let due = 0

    function anchorHere() {
      anchor = Math.max(window.scrollY, 0)
      previous = anchor
    }

    /**
     * Anchors after Inertia has scrolled, which it does in the next frame or after a timeout that
     * it requests first.
     */
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
