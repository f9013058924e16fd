import { router, usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'

/**
 * Does after a visit what a browser does after loading a document: sets the document's language,
 * closes open menus, and moves the focus to the content or to the URL's fragment. A visit that
 * preserves state, such as a filter's, changes neither menus nor focus, unless its URL has a
 * fragment.
 *
 * @returns the new title, to be announced by screen readers
 */
export function useVisitAnnouncement(): string {
  const [announcement, setAnnouncement] = useState('')
  const { url } = usePage()
  const [firstUrl] = useState(url)

  useEffect(() => {
    /** Inertia fires `navigate` for the document's own page too, before or after this listens. */
    let isFirst = true
    let path = pathOf(firstUrl)
    let keepsState = false
    const removeStart = router.on('start', ({ detail: { visit } }) => {
      isFirst = false
      keepsState = visit.preserveState === true
    })
    /** A step in the history renders the content anew: only a focus outside of it is preserved. */
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
      if (!isInPlace) closeMenusAndDialogs()
      const target = document.getElementById(location.hash.slice(1))
      if (!isInPlace) focusWithoutScrolling(target ?? document.querySelector('main'))
      else if (!target?.contains(document.activeElement)) focusWithoutScrolling(target)
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

function closeMenusAndDialogs() {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
}

/** Focuses an element without scrolling; Inertia scrolls afterwards. */
function focusWithoutScrolling(target: HTMLElement | null) {
  openDetailsAround(target)
  target?.focus({ preventScroll: true })
  if (!target || document.activeElement === target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * Opens the `details` around an element: while they are closed, it can neither be scrolled to nor
 * focused.
 */
function openDetailsAround(target: HTMLElement | null) {
  const panel = target?.closest('details')
  if (!panel) return
  panel.open = true
  openDetailsAround(panel.parentElement)
}
