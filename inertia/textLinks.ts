import { router } from '@inertiajs/react'
import { isLocale } from '#shared/locales'

/** Makes visits of the links in editors' texts that lead to pages of this site, as all others are. */
export function visitTextLinks() {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.rich-text a')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const isPage = link.origin === location.origin && isLocale(link.pathname.split('/')[1])
    if (!isPage) return
    event.preventDefault()
    router.visit(link.href)
  })
}
