import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { securityHeaders } from '#config/security_headers'

/**
 * Sets the security headers on every response. It is the first middleware of the server and uses
 * the raw response, so that errors and static files have them, too.
 */
export default class SecurityHeadersMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    for (const [name, value] of securityHeaders) response.response.setHeader(name, value)
    return next()
  }
}
