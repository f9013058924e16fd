import { router } from '@inertiajs/react'
import { isLocale } from '#shared/locales'
import { prefetch } from '~/site/prefetch'
import { hasModifierKey } from '~/ui/hasModifierKey'

/** How long a mouse rests on a link that is meant, in milliseconds: those that it passes are not. */
const REST = 65

/** How long a page is read before the page that it leads to is fetched, in milliseconds. */
const READ = 2_000

/**
 * Makes a visit of every link that leads to a page of this site, be it in a menu, a button or an
 * editor's text: a link is a plain anchor, and works as one until this listens. A page is fetched
 * once a mouse rests on its link or a finger touches it, and the likely next one by itself.
 */
export function visitLinks() {
  let rest: number | undefined

  document.addEventListener('click', (event) => {
    window.clearTimeout(rest)
    const link = linkOf(event)
    if (!link || event.defaultPrevented || isMeantForBrowser(event, link)) return
    event.preventDefault()
    /** To a place on this page with another query: what is open on it stays so. */
    const preserveState = link.pathname === location.pathname && link.hash !== ''
    router.visit(link.href, { preserveState })
  })
  document.addEventListener('pointerover', (event) => {
    window.clearTimeout(rest)
    const link = linkOf(event)
    if (!link || isMeantForBrowser(event, link)) return
    rest = window.setTimeout(() => prefetch(link.href), event.pointerType === 'mouse' ? REST : 0)
  })

  let read = window.setTimeout(prefetchNext, READ)
  router.on('navigate', () => {
    window.clearTimeout(read)
    read = window.setTimeout(prefetchNext, READ)
  })
}

/** Fetches the likely next page: the one that a main button in view leads to. */
function prefetchNext() {
  const buttons = document.querySelectorAll<HTMLAnchorElement>('main a[data-button=primary]')
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

/** A click for a new tab, a link out of the pages, or to another place on this one. */
function isMeantForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { pathname, search } = location
  const isHere = link.pathname === pathname && link.search === search && link.hash !== ''
  return !isPage(link) || isHere || hasModifierKey(event) || link.download !== ''
}

function isPage({ origin, pathname, target }: HTMLAnchorElement): boolean {
  return origin === location.origin && isLocale(pathname.split('/')[1]) && target !== '_blank'
}
