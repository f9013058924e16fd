import type { ServerResponse } from 'node:http'
import app from '@adonisjs/core/services/app'

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

const TRANSPORT = 'max-age=63072000; includeSubDomains; preload'

/**
 * Puts the security headers on an answer.
 *
 * @param origin the one visitors use: only where it is https may browsers be told to stay there
 */
export function setSecurityHeaders(response: ServerResponse, origin: string) {
  for (const [name, value] of HEADERS) response.setHeader(name, value)
  if (origin.startsWith('https:')) response.setHeader('Strict-Transport-Security', TRANSPORT)
}
