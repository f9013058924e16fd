import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import app from '@adonisjs/core/services/app'
import { appUrl } from '#config/app'

/**
 * Everything comes from our own origin. In development Vite injects styles and the refresh script
 * into the page and talks over a web socket.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  app.inDev ? "script-src 'self' 'unsafe-inline'" : "script-src 'self'",
  app.inDev ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
  app.inDev ? "connect-src 'self' ws:" : "connect-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

const HEADERS: [name: string, value: string][] = [
  ['Content-Security-Policy', CONTENT_SECURITY_POLICY],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

if (appUrl.startsWith('https:')) {
  HEADERS.push(['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'])
}

/**
 * Puts the security headers on every answer. First in the server's stack and on the raw response,
 * so that errors and static files carry them too.
 */
export default class SecurityHeadersMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    for (const [name, value] of HEADERS) response.response.setHeader(name, value)
    return next()
  }
}
