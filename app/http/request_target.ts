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

/** Addresses with broken escapes, as they were sent. */
const unreadable = new WeakMap<IncomingMessage, string>()

/**
 * Writes an address with a broken escape (`/de/%E0%A4%A`) as one that can be read: the framework would
 * answer it in front of all middleware. `unreadableTarget` tells which it was.
 */
export function makeReadable(request: IncomingMessage) {
  const target = request.url ?? ''
  if (!target.includes('%')) return
  const [path = ''] = target.split(/[?#]/, 1)
  if (isReadable(path)) return
  unreadable.set(request, target)
  request.url = path.replaceAll('%', '%25') + target.slice(path.length)
}

/** The address of a request as it was sent, if nobody can read it. */
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
