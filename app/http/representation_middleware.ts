import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { CachedResponse, cachedHead } from '#http/cached_response'
import { acceptedCoding, compress } from '#http/content_coding'
import { isKnown, markEtag } from '#http/etag'
import { responses } from '#http/responses'
import { encode } from '#http/utf8'

/** The size from which a response is compressed, in bytes; a smaller one fits into one packet. */
const MIN_COMPRESSED_SIZE = 1024

/** Bytes up to this one are white space or control characters. */
const SPACE = 0x20
const LESS_THAN = 0x3c

/**
 * Negotiates the representation of a response: its content type, a content coding that the client
 * accepts, and the ETag of that coding, or 304 if the client has it. ETags are weak, because they
 * are computed from the body alone. A response that is the same for everybody is cached.
 */
export default class RepresentationMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await next()
    const { request, response } = ctx
    const [content] = response.content ?? []
    if (content === undefined || content === null || content === '') return

    const [body, type] = serialize(content)
    response.safeHeader('Content-Type', type)
    response.header('Vary', [response.getHeader('Vary') ?? [], 'Accept-Encoding'].flat().join(', '))
    const isCompressible = body.length >= MIN_COMPRESSED_SIZE
    const coding = isCompressible ? acceptedCoding(request.header('accept-encoding')) : undefined
    const sent = coding ? await compress(body, coding) : body
    if (hasEtag(request, response)) response.setEtag(body, true)

    responses.complete(request.request, (version) => {
      const head = ctx.isForEverybody ? cachedHead(response.getHeaders()) : undefined
      if (!head) return undefined
      const cached = new CachedResponse(head, isCompressible, version)
      cached.put(coding, sent)
      return cached
    })

    const weak = response.getHeader('ETag')
    if (weak) {
      const etag = markEtag(String(weak), coding)
      response.header('ETag', etag)
      if (isKnown(request.header('if-none-match'), etag)) {
        return response.status(304).send(null, false)
      }
    }
    if (coding) response.header('Content-Encoding', coding)
    response.send(sent, false)
  }
}

/** Whether a response can be revalidated by an ETag. */
function hasEtag(request: HttpContext['request'], response: HttpContext['response']): boolean {
  return (
    ['GET', 'HEAD'].includes(request.method()) &&
    response.getStatus() === 200 &&
    response.getHeader('Cache-Control') !== 'no-store'
  )
}

function serialize(content: unknown): [body: Buffer, type: string] {
  if (Buffer.isBuffer(content)) return [content, 'application/octet-stream']
  if (typeof content !== 'string') {
    return [encode([JSON.stringify(content)]), 'application/json; charset=utf-8']
  }
  /** Searching the string would flatten it, which takes another copy. */
  const body = encode([content])
  const first = body.find((byte) => byte > SPACE)
  return [body, `${first === LESS_THAN ? 'text/html' : 'text/plain'}; charset=utf-8`]
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Whether the response to this URL is the same for everybody, so that it may be cached. */
    isForEverybody?: boolean
  }
}
