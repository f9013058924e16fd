import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { http } from '#config/app'
import { documentLimits, pageLimits } from '#config/http_server'
import { networkOf } from '#forms/network'
import { OverloadedException, Turns } from '#http/turns'

export const pages = new Turns(pageLimits)
const documents = new Turns(documentLimits)

/** What has become of pages since the start. */
export const pageFigures = { made: 0, refused: 0, seconds: 0 }

/**
 * Has pages made by turns, and documents by turns of their own; refuses what would wait too long. Forms
 * are taken at once: they cost little, and nobody wants to fill one in twice.
 */
export default class LoadSheddingMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const isGot = request.method() === 'GET' || request.method() === 'HEAD'
    if (!isGot || request.url().startsWith('/health')) return next()

    const isDocument = request.url().startsWith('/data/')
    const answer = async () => {
      /** Nobody needs an answer any more whose client has gone while it waited. */
      if (request.request.socket.destroyed) throw new OverloadedException()
      return isDocument ? next() : timed(next)
    }
    const ip = request.ip()
    /** A proxy that does not say for whom it asks is not one client. */
    const client = http.trustProxy(ip, 0) ? undefined : networkOf(ip)
    if (isDocument) return documents.take(answer, client)
    return pages.take(answer, client).catch((error: unknown) => {
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
