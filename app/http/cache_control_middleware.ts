import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** The `Cache-Control` header of files whose URLs contain a hash of their content. */
export const IMMUTABLE = `public, max-age=${365 * 86_400}, immutable`

/**
 * Sets `Cache-Control` on responses that have none: successful responses to GET are public and
 * revalidated each time (304 if unchanged); all others are not stored.
 */
export default class CacheControlMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    await next()
    if (response.getHeader('Cache-Control')) return
    const cacheable = ['GET', 'HEAD'].includes(request.method()) && response.getStatus() < 400
    response.header('Cache-Control', cacheable ? 'public, no-cache' : 'no-store')
  }
}
