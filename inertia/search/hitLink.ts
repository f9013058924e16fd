import type { MouseEvent } from 'react'
import type { Hit } from '#search/hits'

/** Returns the attributes of the link to a hit. */
export function hitLink({ kind, href, hrefLang, file, external }: Hit) {
  return {
    href,
    hrefLang,
    ...(external && { target: '_blank', rel: 'noopener' }),
    ...(file !== undefined && { download: true }),
    ...(kind === 'term' && { onClick: leaveToBrowser }),
  }
}

/** Text fragments in a URL require that the browser loads the document. */
function leaveToBrowser(event: MouseEvent) {
  event.stopPropagation()
}
