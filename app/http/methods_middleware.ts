import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import type { NextFn } from '@adonisjs/core/types/http'

/** The catch-all route. */
const EVERY_OTHER = '/*'

/**
 * Responds to methods that a route does not have with 405, and to `OPTIONS` with those it has.
 * Content pages are only looked up for GET, so that all of their URLs have the same methods.
 */
export default class MethodsMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    const methods = methodsOf(request)
    if (methods.includes(request.method())) return next()
    response.header('Allow', [...methods, 'OPTIONS'].join(', '))
    response.header('Cache-Control', 'no-store')
    if (request.method() === 'OPTIONS') return response.status(204).send(null)
    throw new Exception('Method not allowed', { status: 405, code: 'E_METHOD_NOT_ALLOWED' })
  }
}

/** Returns the methods of the routes that match the URL. */
function methodsOf(request: HttpContext['request']): string[] {
  const routeOf = (method: string) =>
    router.match(request.url(), method, request.parsedUrl.shouldDecodeParam)?.route.pattern
  const isPosted = routeOf('POST') !== undefined
  const isGot = !isPosted || routeOf('GET') !== EVERY_OTHER
  return [...(isGot ? ['GET', 'HEAD'] : []), ...(isPosted ? ['POST'] : [])]
}
