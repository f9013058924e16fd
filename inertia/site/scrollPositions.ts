import { router } from '@inertiajs/react'

/**
 * Restores scroll positions where Inertia does not: it saves a position on scroll events only, and not for
 * a document that is restored from the back/forward cache.
 */
export function restoreScrollPositions() {
  /** Nobody need have scrolled: a page may be opened at a place in it, or come from a scrolled one. */
  router.on('navigate', () => window.dispatchEvent(new Event('scroll')))

  /** WebKit brings a document back scrolled to its top, because Inertia restores places by itself. */
  let left: ScrollToOptions = {}
  window.addEventListener('pagehide', () => {
    left = { left: window.scrollX, top: window.scrollY, behavior: 'instant' }
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.scrollTo(left)
  })
}
