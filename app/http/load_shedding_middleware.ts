import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { http } from '#config/app'
import { pageLimits } from '#config/http_server'
import { networkOf } from '#forms/network'
import { OverloadedException, Turns } from '#http/turns'

export const pages = new Turns(pageLimits)

/** What has become of pages since the start. */
export const pageFigures = { made: 0, refused: 0, seconds: 0 }

/**
 * Has pages made by turns, and refuses those that would wait too long. Forms are taken at once: they
 * cost little, and nobody wants to fill one in twice.
 */
export default class LoadSheddingMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const isPage = request.method() === 'GET' || request.method() === 'HEAD'
    if (!isPage || request.url().startsWith('/health')) return next()

    const makePage = async () => {
      /** Nobody needs a page any more whose client has gone while it waited. */
      if (request.request.socket.destroyed) throw new OverloadedException()
      return timed(next)
    }
    const ip = request.ip()
    /** A proxy that does not say for whom it asks is not one client. */
    return pages
      .take(makePage, http.trustProxy(ip, 0) ? undefined : networkOf(ip))
      .catch((error: unknown) => {
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
