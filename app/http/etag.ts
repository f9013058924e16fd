import type { ContentCoding } from '#http/content_coding'

/** An ETag that only one coding has: `W/"1f-abc"` becomes `W/"1f-abc-br"` (RFC 9110 §8.8.3.3). */
export function markEtag(etag: string, coding: ContentCoding | undefined): string {
  return coding ? etag.replace(/"$/, `-${coding}"`) : etag
}

/**
 * Whether a client has the answer with this ETag already.
 *
 * @param known the header If-None-Match: ETags, weakly compared, or `*` (RFC 9110 §13.1.2)
 */
export function isKnown(known: string | undefined, etag: string): boolean {
  if (!known) return false
  const tags = known.split(',').map(withoutWeakness)
  return tags.includes('*') || tags.includes(withoutWeakness(etag))
}

function withoutWeakness(etag: string): string {
  return etag.trim().replace(/^W\//, '')
}
