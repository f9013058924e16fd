import type { MouseEvent } from 'react'
import type { Hit } from '#search/hits'

/** Found in a part of a page that a browser opens, or words that it looks for, as it arrives. */
const OPENED_ON_ARRIVAL: readonly Hit['kind'][] = ['question', 'term', 'person']

/** The attributes of the link to a hit. */
export function hitLink({ kind, href, hrefLang, file, external }: Hit) {
  return {
    href,
    hrefLang,
    ...(external && { target: '_blank', rel: 'noopener' }),
    ...(file !== undefined && { download: true }),
    ...(OPENED_ON_ARRIVAL.includes(kind) && { onClick: leaveToBrowser }),
  }
}

/** A visit within the site would not unfold anything: a new document does. */
function leaveToBrowser(event: MouseEvent) {
  event.stopPropagation()
}
