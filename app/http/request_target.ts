import type { IncomingMessage } from 'node:http'

/** Scheme and host of a whole address. */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i

/**
 * Reads a request for a whole address (`GET http://host/de`) as one for its path: proxies may ask
 * like that, and its host counts instead of the header (RFC 9112 §3.2.2).
 */
export function readAbsoluteTarget(request: IncomingMessage) {
  const target = request.url ?? ''
  if (target.startsWith('/')) return
  const [origin, host] = ORIGIN.exec(target) ?? []
  if (origin === undefined) return
  const path = target.slice(origin.length)
  request.url = path.startsWith('/') ? path : `/${path}`
  request.headers.host = host
}
