import app from '@adonisjs/core/services/app'
import { tileService } from '#config/map'
import { readHsts } from '#config/settings/hsts'
import { videoProviders } from '#config/video'
import env from '#start/env'

const frames = videoProviders.map(({ origin }) => origin)

/**
 * Allows our own origin only, except for video players and the map, which visitors load by a click.
 * In development Vite injects inline styles and scripts, uses a WebSocket, and after a restart
 * waits for the server in a worker; the error page has icons with data: URLs.
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
 * For responses that are never displayed as documents, such as the JSON of a visit: they may load
 * nothing, even if a browser takes them for a document.
 */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * Headers that browsers only evaluate for documents. The JSON of a visit omits them: each header is
 * about a hundredth of the cost of a cached response.
 */
export const DOCUMENT_HEADERS = [
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
] as const

/**
 * Sent with every response, including errors and static files; the JSON of a visit omits those for
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
