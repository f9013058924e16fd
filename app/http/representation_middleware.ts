import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { acceptedCoding, compress } from '#http/content_coding'

/** Smaller answers fit into one packet anyway (bytes). */
const COMPRESSED_FROM = 1024

/**
 * Turns what was answered into the representation that this client gets: bytes of a named type,
 * compressed as it accepts, under an ETag of that form, or 304 where it has them already. Only the
 * page's bytes count, so that ETags are weak; each coding has its own (RFC 9110 §8.8.3.3).
 */
export default class RepresentationMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    await next()
    const [content] = response.content ?? []
    if (content === undefined || content === null || content === '') return

    const [body, type] = serialize(content)
    response.safeHeader('Content-Type', type)
    response.header('Vary', [response.getHeader('Vary') ?? [], 'Accept-Encoding'].flat().join(', '))
    const coding = body.length < COMPRESSED_FROM ? undefined : acceptedCoding(request)

    if (hasEtag(request, response)) {
      response.setEtag(body, true)
      if (coding) response.header('ETag', markEtag(String(response.getHeader('ETag')), coding))
      if (response.fresh()) return response.status(304).send(null, false)
    }
    if (coding) response.header('Content-Encoding', coding)
    response.send(coding ? await compress(body, coding) : body, false)
  }
}

/** An ETag that only one coding has: `W/"1f-abc"` becomes `W/"1f-abc-br"`. */
function markEtag(etag: string, coding: string): string {
  return etag.replace(/"$/, `-${coding}"`)
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
  if (typeof content !== 'string') {
    return [Buffer.from(JSON.stringify(content)), 'application/json; charset=utf-8']
  }
  const type = content.trimStart().startsWith('<') ? 'text/html' : 'text/plain'
  return [Buffer.from(content), `${type}; charset=utf-8`]
}
