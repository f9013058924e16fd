import { router } from '@inertiajs/react'

/**
 * Keeps where visitors are reading, for the way back, where Inertia alone does not: it notes a place
 * once somebody scrolls, and leaves a document that comes back as it was to the browser.
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
