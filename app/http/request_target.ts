import type { IncomingMessage } from 'node:http'

/** The scheme and host of an absolute URL. */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i

/**
 * Rewrites a request target in absolute form (`GET http://host/de`), which proxies may send, to its
 * path; its host replaces the `Host` header (RFC 9112 §3.2.2).
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

/** The original request targets with invalid percent-encoding. */
const unreadable = new WeakMap<IncomingMessage, string>()

/**
 * Rewrites a request target with invalid percent-encoding (`/de/%E0%A4%A`) to one that can be
 * decoded, because the framework would answer it before any middleware. `unreadableTarget` returns
 * the original.
 */
export function makeReadable(request: IncomingMessage) {
  const target = request.url ?? ''
  if (!target.includes('%')) return
  const [path = ''] = target.split(/[?#]/, 1)
  if (isReadable(path)) return
  unreadable.set(request, target)
  request.url = path.replaceAll('%', '%25') + target.slice(path.length)
}

/** Returns the original request target if it cannot be decoded. */
export function unreadableTarget(request: IncomingMessage): string | undefined {
  return unreadable.get(request)
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
