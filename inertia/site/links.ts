import { router } from '@inertiajs/react'
import { isLocale } from '#shared/locales'
import { prefetch } from '~/site/prefetch'
import { hasModifierKey } from '~/ui/hasModifierKey'

/**
 * The time in milliseconds that a mouse rests on a link before its page is prefetched, so that links
 * under a passing pointer are not.
 */
const HOVER_DELAY = 65

/** The time in milliseconds after which the likely next page is prefetched. */
const IDLE_DELAY = 2_000

/**
 * Links that add to the material list. A click stays on the page, so they are not prefetched, and
 * their responses are never cached.
 */
const ADDITION = '[href*="?add="]'

/**
 * Turns clicks on links to pages of this site into Inertia visits, wherever the links are: in a
 * menu, a button or an editor's text. Links are plain anchors and work without this. A page is
 * prefetched once a mouse rests on its link or a finger touches it, and the likely next page
 * automatically. A link that adds to the material list does so on the page, and is followed if that
 * fails.
 */
export function visitLinks() {
  let hoverTimer: number | undefined

  document.addEventListener('click', (event) => {
    window.clearTimeout(hoverTimer)
    const link = linkOf(event)
    if (!link || event.defaultPrevented || isLeftToBrowser(event, link)) return
    event.preventDefault()
    if (link.matches(ADDITION)) {
      void import('~/material_list/addFromLink').then(
        ({ addFromLink }) => addFromLink(link),
        () => router.visit(link.href)
      )
      return
    }
    /**
     * A link to a fragment of this page with another query string keeps the page's state, such as
     * open panels.
     */
    const preserveState = link.pathname === location.pathname && link.hash !== ''
    router.visit(link.href, { preserveState })
  })
  document.addEventListener('pointerover', (event) => {
    window.clearTimeout(hoverTimer)
    const link = linkOf(event)
    if (!link || isLeftToBrowser(event, link) || link.matches(ADDITION)) return
    hoverTimer = window.setTimeout(
      () => prefetch(link.href),
      event.pointerType === 'mouse' ? HOVER_DELAY : 0
    )
  })

  let idleTimer = window.setTimeout(prefetchNext, IDLE_DELAY)
  router.on('navigate', () => {
    window.clearTimeout(idleTimer)
    idleTimer = window.setTimeout(prefetchNext, IDLE_DELAY)
  })
}

/** Prefetches the likely next page: the target of the first main button in view. */
function prefetchNext() {
  const buttons = document.querySelectorAll<HTMLAnchorElement>(
    `main a[data-button=primary]:not(${ADDITION})`
  )
  const next = Array.from(buttons).find((button) => isInView(button) && isPage(button))
  if (next) prefetch(next.href)
}

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return (target as Element).closest('a')
}

/**
 * Whether the browser handles a click: one for a new tab, a link to something else than a page, a
 * download, or a fragment of this page.
 */
function isLeftToBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { pathname, search } = location
  const isHere = link.pathname === pathname && link.search === search && link.hash !== ''
  return !isPage(link) || isHere || hasModifierKey(event) || link.download !== ''
}

function isPage({ origin, pathname, target }: HTMLAnchorElement): boolean {
  return origin === location.origin && isLocale(pathname.split('/')[1]) && target !== '_blank'
}
