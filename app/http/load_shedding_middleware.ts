import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { http } from '#config/app'
import { documentLimits, pageLimits } from '#config/http_server'
import { networkOf } from '#forms/network'
import { ConcurrencyLimiter, OverloadedException } from '#http/concurrency_limiter'

export const pages = new ConcurrencyLimiter(pageLimits)
const documents = new ConcurrencyLimiter(documentLimits)

/** Counts since the start, for the metrics: rendered and refused pages, and the time of rendering. */
export const pageFigures = { made: 0, refused: 0, seconds: 0 }

/**
 * Limits the numbers of concurrent pages and documents, and refuses requests that would wait too
 * long. Form submissions are never refused: they cost little, and visitors should not have to fill
 * in a form twice.
 */
export default class LoadSheddingMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const isGot = request.method() === 'GET' || request.method() === 'HEAD'
    if (!isGot || request.url().startsWith('/health')) return next()

    const isDocument = request.url().startsWith('/data/')
    const answer = async () => {
      /** The client disconnected while its request waited. */
      if (request.request.socket.destroyed) throw new OverloadedException()
      return isDocument ? next() : timed(next)
    }
    const ip = request.ip()
    /** A trusted proxy that does not forward client addresses represents many clients. */
    const client = http.trustProxy(ip, 0) ? undefined : networkOf(ip)
    if (isDocument) return documents.run(answer, client)
    return pages.run(answer, client).catch((error: unknown) => {
      if (error instanceof OverloadedException) pageFigures.refused++
      throw error
    })
  }
}

async function timed(makePage: NextFn) {
  const begin = performance.now()
  await makePage()
  pageFigures.made++
  pageFigures.seconds += (performance.now() - begin) / 1_000
}
