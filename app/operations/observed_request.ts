import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** An answered request, without anything about its sender. */
export type ObservedRequest = {
  id: string
  method: string
  kind: RequestKind
  path: string
  /** 0 if the client disconnected first. */
  status: number
  /** Bytes of the response including its headers. */
  bytes: number
  seconds: number
}

/** The kind of request: first page views, visits within the site, forms, and resources. */
type RequestKind = 'page' | 'visit' | 'form' | 'api' | 'asset' | 'media' | 'operation'

const KINDS: readonly [RegExp, RequestKind][] = [
  [/^\/assets\//, 'asset'],
  [/^\/media\//, 'media'],
  [/^\/(health|metrics)(\/|$)/, 'operation'],
  [/^\/api\//, 'api'],
]

/** The format of request ids of a proxy; other values are replaced. */
const ID = /^[\w-]{16,64}$/

/** Paths of links in mails continue with a secret. */
const MAIL_LINK = /^(\/[a-z]{2}\/newsletter\/(?:confirm|unsubscribe)\/).+/

/** The format of path segments of the site; others may contain personal data. */
const OWN_SEGMENT = /^[\w.-]{0,80}$/

/**
 * Assigns an id to every request, which all of its log lines carry, and calls observers once it has
 * been answered. It uses Node's diagnostics channels, which see requests before any other code.
 */
export function observeRequests(observers: readonly ((request: ObservedRequest) => void)[]) {
  subscribe('http.server.request.start', (message) => {
    const { request, response, socket } = message as {
      request: IncomingMessage
      response: ServerResponse
      socket: Socket
    }
    const { headers, method = '', url = '' } = request
    const given = headers['x-request-id']
    if (given === undefined && observers.length === 0) return
    const id = typeof given === 'string' && ID.test(given) ? given : randomUUID()
    headers['x-request-id'] = id
    if (observers.length === 0) return

    const begin = performance.now()
    const sentBefore = socket.bytesWritten
    const kind = kindOf(request)
    response.once('close', () => {
      const observed = {
        id,
        method,
        kind,
        /** Only the log uses it. */
        get path() {
          return publicPath(url)
        },
        status: response.writableFinished ? response.statusCode : 0,
        bytes: socket.bytesWritten - sentBefore,
        seconds: (performance.now() - begin) / 1_000,
      }
      for (const observe of observers) observe(observed)
    })
  })
}

function kindOf({ method, url = '', headers }: IncomingMessage): RequestKind {
  const kind = KINDS.find(([path]) => path.test(url))?.[1]
  if (kind) return kind
  if (method === 'POST') return 'form'
  return headers['x-inertia'] ? 'visit' : 'page'
}

/**
 * A path without secrets and personal data: without the query, the token of links in mails, and
 * segments that do not look like addresses of the site.
 */
function publicPath(url: string): string {
  const [path] = url.replace(/^https?:\/\/[^/?]*/, '').split(/[?#]/)
  return path
    .replace(MAIL_LINK, '$1…')
    .split('/')
    .slice(0, 10)
    .map((segment) => (OWN_SEGMENT.test(segment) ? segment : '…'))
    .join('/')
}
