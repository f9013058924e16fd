import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A request that has had its answer, without anything about who sent it. */
export type ObservedRequest = {
  id: string
  method: string
  kind: RequestKind
  path: string
  /** 0 if the client went away first. */
  status: number
  /** Of the answer with its head. */
  bytes: number
  seconds: number
}

/** What is asked for: pages of the first visit, visits within the site, forms, and what belongs to them. */
export type RequestKind = 'page' | 'visit' | 'form' | 'api' | 'asset' | 'media' | 'operation'

const KINDS: readonly [RegExp, RequestKind][] = [
  [/^\/assets\//, 'asset'],
  [/^\/media\//, 'media'],
  [/^\/(health|metrics)(\/|$)/, 'operation'],
  [/^\/api\//, 'api'],
]

/** Ids that a proxy may give; whatever else a client sends is no id. */
const ID = /^[\w-]{16,64}$/

/** The address in mails goes on with a secret. */
const MAIL_LINK = /^(\/[a-z]{2}\/newsletter\/(?:confirm|unsubscribe)\/).+/

/** What parts of the site's addresses look like; whatever else visitors write may be about them. */
const OWN_SEGMENT = /^[\w.-]{0,80}$/

/**
 * Gives every request an id, which all lines of the log about it have, and hands it to observers when
 * it has had its answer, wherever that came from: Node tells of requests before any code of ours.
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
        /** Only the log asks for it. */
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
 * The path of an address without what may be secret or personal: query, the rest of links in mails,
 * and whatever is not written like an address of the site.
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
