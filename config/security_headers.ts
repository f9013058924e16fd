import app from '@adonisjs/core/services/app'
import { tileService } from '#config/map'
import { readHsts } from '#config/settings/hsts'
import { videoProviders } from '#config/video'
import env from '#start/env'

const frames = videoProviders.map(({ origin }) => origin)

/**
 * Everything comes from our own origin, but for the video players and the map that a visitor asks
 * for. In development Vite injects styles and the refresh script into the page, talks over a web
 * socket, and waits in a worker until the server is back after a restart; the page that shows an
 * exception has its icons in data: addresses.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  app.inDev ? "script-src 'self' 'unsafe-inline'" : "script-src 'self'",
  app.inDev ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
  app.inDev ? "connect-src 'self' ws:" : "connect-src 'self'",
  [
    "img-src 'self'",
    ...(tileService ? [tileService.origin] : []),
    ...(app.inDev ? ['data:'] : []),
  ].join(' '),
  ...(app.inDev ? ['worker-src blob:'] : []),
  "font-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/**
 * For answers that are never shown as documents, such as the JSON of a visit: nothing in them may load
 * anything, whatever they are mistaken for.
 */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * The headers that browsers heed in documents alone. A visit's JSON goes without them: each header is
 * about a hundredth of what a kept answer costs.
 */
export const DOCUMENT_HEADERS = [
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
] as const

/**
 * Sent with every answer, errors and static files included; a visit's JSON leaves out those of
 * documents. In lower case, as AdonisJS writes its own.
 */
export const securityHeaders: [name: string, value: string][] = [
  ['content-security-policy', CONTENT_SECURITY_POLICY],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
]

const hsts = readHsts(env.get('HSTS'))
if (env.get('APP_URL')?.startsWith('https:')) {
  securityHeaders.push(['strict-transport-security', hsts])
}
