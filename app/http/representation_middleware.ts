import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { answers } from '#http/answers'
import { acceptedCoding, compress } from '#http/content_coding'
import { isKnown, markEtag } from '#http/etag'
import { cachedHead, KeptAnswer } from '#http/kept_answer'
import { encode } from '#http/utf8'

/** Smaller answers fit into one packet anyway (bytes). */
const COMPRESSED_FROM = 1024

/** Bytes up to this one are white space, or say nothing. */
const SPACE = 0x20
const LESS_THAN = 0x3c

/**
 * Turns what was answered into the representation that this client gets: bytes of a named type,
 * compressed as it accepts, under an ETag of that form, or 304 where it has them already. Only the
 * page's bytes count, so that ETags are weak; each coding has its own. What is for everybody is kept.
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
    const isCompressible = body.length >= COMPRESSED_FROM
    const coding = isCompressible ? acceptedCoding(request.header('accept-encoding')) : undefined
    const sent = coding ? await compress(body, coding) : body
    if (hasEtag(request, response)) response.setEtag(body, true)

    answers.settle(request.request, (edition) => {
      const head = ctx.isForEverybody ? cachedHead(response.getHeaders()) : undefined
      if (!head) return undefined
      const kept = new KeptAnswer(head, isCompressible, edition)
      kept.put(coding, sent)
      return kept
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

/** Whether an answer can be asked for again by its ETag. */
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
  /** To look into the text itself would take another copy of it. */
  const body = encode([content])
  const first = body.find((byte) => byte > SPACE)
  return [body, `${first === LESS_THAN ? 'text/html' : 'text/plain'}; charset=utf-8`]
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The same for everybody who asks for this address: it may be kept. */
    isForEverybody?: boolean
  }
}
