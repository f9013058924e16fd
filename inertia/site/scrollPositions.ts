import { router } from '@inertiajs/react'

/**
 * Restores scroll positions where Inertia does not: it saves a position on scroll events only, and
 * not for a document that is restored from the back/forward cache.
 */
export function restoreScrollPositions() {
  /**
   * Saves the position also if nobody has scrolled: a page may open at a fragment, or after a
   * scrolled one.
   */
  router.on('navigate', () => window.dispatchEvent(new Event('scroll')))

  /** WebKit restores a document at its top, because Inertia sets `scrollRestoration` to manual. */
  let left: ScrollToOptions = {}
  window.addEventListener('pagehide', () => {
    left = { left: window.scrollX, top: window.scrollY, behavior: 'instant' }
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.scrollTo(left)
  })
}
