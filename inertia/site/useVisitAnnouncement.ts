import { router, usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'

/**
 * Does after a visit what a browser does after loading a document: the language of the document
 * follows the page, open menus close, the focus starts at the content or at the place in it that the
 * address names, and the new title is returned, to be read out. A visit that keeps the page's state,
 * such as a filter's, takes away neither what the visitor has opened meanwhile nor the focus, unless
 * its address names a place.
 */
export function useVisitAnnouncement(): string {
  const [announcement, setAnnouncement] = useState('')
  const { url } = usePage()
  const [firstUrl] = useState(url)

  useEffect(() => {
    /** Inertia tells of the document's own page, too, be it before this listens or after. */
    let isFirst = true
    let path = pathOf(firstUrl)
    let keepsState = false
    const removeStart = router.on('start', ({ detail: { visit } }) => {
      isFirst = false
      keepsState = visit.preserveState === true
    })
    /** A step in the history renders the content anew: only a focus elsewhere is not lost. */
    const step = () => {
      isFirst = false
      keepsState = !document.activeElement?.matches('body, main, main *')
    }
    window.addEventListener('popstate', step)
    const removeNavigate = router.on('navigate', ({ detail: { page } }) => {
      if (isFirst && page.url === firstUrl) return
      document.documentElement.lang = page.props.locale
      const isInPlace = keepsState && pathOf(page.url) === path
      path = pathOf(page.url)
      if (!isInPlace) closeWhatIsOpen()
      const place = document.getElementById(location.hash.slice(1))
      if (!isInPlace) focusOn(place ?? document.querySelector('main'))
      else if (!place?.contains(document.activeElement)) focusOn(place)
    })
    return () => {
      removeStart()
      window.removeEventListener('popstate', step)
      removeNavigate()
    }
  }, [firstUrl])

  /** The title changes some time after the visit. */
  useEffect(() => {
    let { title } = document
    const head = new MutationObserver(() => {
      if (document.title === title) return
      title = document.title
      setAnnouncement(title)
    })
    head.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => head.disconnect()
  }, [])

  return announcement
}

function pathOf(url: string): string {
  return new URL(url, location.href).pathname
}

function closeWhatIsOpen() {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
}

/** Where it lies on the screen is not the focus's business: Inertia scrolls there afterwards. */
function focusOn(place: HTMLElement | null) {
  unfoldAround(place)
  place?.focus({ preventScroll: true })
  if (!place || document.activeElement === place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** What is folded away has neither a place to scroll to nor the focus. */
function unfoldAround(place: HTMLElement | null) {
  const panel = place?.closest('details')
  if (!panel) return
  panel.open = true
  unfoldAround(panel.parentElement)
}
