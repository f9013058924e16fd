import { router } from '@inertiajs/react'
import { isLocale } from '#shared/locales'
import { prefetch } from '~/site/prefetch'

/** How long a mouse rests on a link that is meant, in milliseconds: those that it passes are not. */
const REST = 65

/**
 * Makes a visit of every link that leads to a page of this site, be it in a menu, a button or an
 * editor's text: a link is a plain anchor, and works as one until this listens. A page is fetched
 * once a mouse rests on its link or a finger touches it.
 */
export function visitLinks() {
  let rest: number | undefined

  document.addEventListener('click', (event) => {
    window.clearTimeout(rest)
    const link = linkOf(event)
    if (!link || event.defaultPrevented || isMeantForBrowser(event, link)) return
    event.preventDefault()
    router.visit(link.href)
  })
  document.addEventListener('pointerover', (event) => {
    window.clearTimeout(rest)
    const link = linkOf(event)
    if (!link || isMeantForBrowser(event, link)) return
    rest = window.setTimeout(() => prefetch(link.href), event.pointerType === 'mouse' ? REST : 0)
  })
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return (target as Element).closest('a')
}

/** A click for a new tab, a link out of the pages, or to another place on this one. */
function isMeantForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPage = link.origin === location.origin && isLocale(link.pathname.split('/')[1])
  const isHere = link.pathname === location.pathname && link.hash !== ''
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return !isPage || isHere || hasModifier || link.target === '_blank' || link.download !== ''
}
