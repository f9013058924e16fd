import type { ContentCoding } from '#http/content_coding'

/**
 * Returns the ETag of one content coding: `W/"1f-abc"` becomes `W/"1f-abc-br"` (RFC 9110 §8.8.3.3).
 */
export function markEtag(etag: string, coding: ContentCoding | undefined): string {
  return coding ? etag.replace(/"$/, `-${coding}"`) : etag
}

/**
 * Whether the client has the response with this ETag.
 *
 * @param known the `If-None-Match` header: weakly compared ETags, or `*` (RFC 9110 §13.1.2)
 */
export function isKnown(known: string | undefined, etag: string): boolean {
  if (!known) return false
  const tags = known.split(',').map(withoutWeakness)
  return tags.includes('*') || tags.includes(withoutWeakness(etag))
}

function withoutWeakness(etag: string): string {
  return etag.trim().replace(/^W\//, '')
}
