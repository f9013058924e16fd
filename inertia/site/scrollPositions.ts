import { router } from '@inertiajs/react'

interface Position {
  left: number
  top: number
}

/**
 * Restores scroll positions where Inertia does not: it saves a position on scroll events only, into
 * whichever history entry is the current one 100 ms later, and not for a document that is restored
 * from the back/forward cache.
 */
export function restoreScrollPositions() {
  /** The position of the history entry that is gone to, read before a late save can overwrite it. */
  let saved: Position | undefined
  window.addEventListener('popstate', ({ state }) => {
    saved = state?.documentScrollPosition
  })
  router.on('start', () => {
    saved = undefined
  })
  router.on('navigate', () => {
    const position = saved
    saved = undefined
    if (position) {
      requestAnimationFrame(() => window.scrollTo({ ...position, behavior: 'instant' }))
    }
  })

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
