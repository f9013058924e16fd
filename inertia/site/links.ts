import { router } from '@inertiajs/react'
import { isLocale } from '#shared/locales'

/**
 * Makes a visit of every link that leads to a page of this site, be it in a menu, a button or an
 * editor's text: a link is a plain anchor, and works as one until this listens.
 */
export function visitLinks() {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || isMeantForBrowser(event, link)) return
    event.preventDefault()
    router.visit(link.href)
  })
}

/** A click for a new tab, a link out of the pages, or to another place on this one. */
function isMeantForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPage = link.origin === location.origin && isLocale(link.pathname.split('/')[1])
  const isHere = link.pathname === location.pathname && link.hash !== ''
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return !isPage || isHere || hasModifier || link.target === '_blank' || link.download !== ''
}
