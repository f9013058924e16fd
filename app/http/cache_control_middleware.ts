import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Says of every answer that has not said so itself how it may be kept: pages by everybody, but
 * asked for again each time (an unchanged one costs a 304); anything that failed by nobody.
 */
export default class CacheControlMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    await next()
    if (response.getHeader('Cache-Control')) return
    const keepable = ['GET', 'HEAD'].includes(request.method()) && response.getStatus() < 400
    response.header('Cache-Control', keepable ? 'public, no-cache' : 'no-store')
  }
}
