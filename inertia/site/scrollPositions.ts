import { router } from '@inertiajs/react'

/** The part of a history entry's state that is read here. */
interface Saved {
  documentScrollPosition?: { left: number; top: number }
  page?: { rememberedState?: { [OPEN]?: boolean[] } }
}

/** The key under which a history entry remembers which disclosures of its page are open. */
const OPEN = 'open'

/**
 * Restores scroll positions where Inertia does not: it saves a position on scroll events only, into
 * whichever history entry is the current one 100 ms later, and not for a document that is restored
 * from the back/forward cache. Disclosures that were open are opened before, so that the position
 * shows the same content.
 */
export function restoreScrollPositions() {
  /**
   * The state of the history entry that is navigated to or reloaded. Read before a late save of the
   * position can overwrite it, and copied, because Inertia removes the remembered state of a reloaded
   * page from its object.
   */
  let saved: Saved | null = structuredClone(history.state ?? {})
  window.addEventListener('popstate', ({ state }) => {
    saved = state
  })
  router.on('start', () => {
    saved = null
  })
  router.on('navigate', () => {
    const { documentScrollPosition: position, page } = saved ?? {}
    saved = null
    /**
     * Makes Inertia save the position even without scrolling: a page may open at a fragment, or after
     * a scrolled page.
     */
    window.dispatchEvent(new Event('scroll'))
    requestAnimationFrame(() => {
      const open = page?.rememberedState?.[OPEN]
      disclosures().forEach((each, index) => (each.open = open?.[index] ?? each.open))
      if (position) window.scrollTo({ ...position, behavior: 'instant' })
      remember()
    })
  })

  /**
   * Remembers the open disclosures; neither before Inertia has started, nor during a navigation to
   * another entry, which is the current one already.
   */
  const remember = () => {
    if (saved) return
    const open = disclosures().map((each) => each.open)
    router.remember(open, OPEN)
  }
  document.addEventListener('toggle', remember, true)

  /** WebKit restores a document at its top, because Inertia sets `scrollRestoration` to manual. */
  let left: ScrollToOptions = {}
  window.addEventListener('pagehide', () => {
    left = { left: window.scrollX, top: window.scrollY, behavior: 'instant' }
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.scrollTo(left)
  })
}

function disclosures() {
  return [...document.querySelectorAll<HTMLDetailsElement>('main details')]
}
