import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import type { NextFn } from '@adonisjs/core/types/http'

/** The route of all addresses that are nobody else's. */
const EVERY_OTHER = '/*'

/**
 * Answers a method that an address does not have with 405, and OPTIONS with those that it has. Which
 * addresses of the content exist is what GET tells: to other methods all of them are alike.
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

/** Those that a route of this address answers. */
function methodsOf(request: HttpContext['request']): string[] {
  const routeOf = (method: string) =>
    router.match(request.url(), method, request.parsedUrl.shouldDecodeParam)?.route.pattern
  const isPosted = routeOf('POST') !== undefined
  const isGot = !isPosted || routeOf('GET') !== EVERY_OTHER
  return [...(isGot ? ['GET', 'HEAD'] : []), ...(isPosted ? ['POST'] : [])]
}
