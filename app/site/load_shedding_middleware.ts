import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { maxPagesUnderWay } from '#config/http_server'

/** More pages are asked for than can be made; those who ask may come again. */
export class OverloadedException extends Exception {
  static override status = 503
  static override code = 'E_OVERLOADED'
}

let underWay = 0

/**
 * Refuses a page while too many others are being made, before it costs memory. Forms are taken: they
 * cost little, and nobody wants to fill one in twice.
 */
export default class LoadSheddingMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    const isPage = request.method() !== 'POST' && !request.url().startsWith('/health')
    if (!isPage) return next()
    if (underWay >= maxPagesUnderWay) throw new OverloadedException()
    underWay++
    try {
      return await next()
    } finally {
      underWay--
    }
  }
}
