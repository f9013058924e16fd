import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { securityHeaders } from '#config/security_headers'

/**
 * Puts the security headers on every answer. First in the server's stack and on the raw response,
 * so that errors and static files carry them too.
 */
export default class SecurityHeadersMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    for (const [name, value] of securityHeaders) response.response.setHeader(name, value)
    return next()
  }
}
