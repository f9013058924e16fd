import { router } from '@inertiajs/react'
import type { MouseEvent } from 'react'
import { isLocale } from '#shared/locales'

/**
 * Text that an editor wrote. The HTML was rendered and sanitised when the content was loaded.
 */
export function RichText(props: { html: string; lang?: string; className?: string }) {
  return (
    <div
      className={`rich-text ${props.className ?? ''}`}
      lang={props.lang}
      onClick={visitPage}
      dangerouslySetInnerHTML={{ __html: props.html }}
    />
  )
}

/** A link in a text that leads to a page of this site is a visit, as every other is. */
function visitPage(event: MouseEvent<HTMLElement>) {
  const link = (event.target as Element).closest('a')
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const isPage = link.origin === location.origin && isLocale(link.pathname.split('/')[1])
  if (!isPage) return
  event.preventDefault()
  router.visit(link.href)
}
