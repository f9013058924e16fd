import { type RefObject, useEffect, useState } from 'react'

/** How far one scrolls down before the header leaves (specification §9), in pixels. */
const THRESHOLD = 100

/**
 * Hides the header once the visitor has scrolled down more than 100 px from where it was last
 * anchored, and brings it back on scrolling up. It stays while it holds the keyboard's focus or an
 * open menu.
 */
export function useHeaderVisibility(header: RefObject<HTMLElement | null>): boolean {
  const [visible, setVisible] = useState(true)

  useEffect(() => {
    let anchor = window.scrollY
    let previous = window.scrollY

    function onScroll() {
      const current = Math.max(window.scrollY, 0)
      if (current < previous || isHeld(header.current)) {
        anchor = current
        setVisible(true)
      } else if (current - anchor > THRESHOLD) {
        setVisible(false)
      }
      previous = current
    }

    function onFocus() {
      setVisible(true)
    }

    const element = header.current
    window.addEventListener('scroll', onScroll, { passive: true })
    element?.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('scroll', onScroll)
      element?.removeEventListener('focusin', onFocus)
    }
  }, [header])

  return visible
}

function isHeld(header: HTMLElement | null): boolean {
  return header?.querySelector(':focus-visible, :popover-open') != null
}
