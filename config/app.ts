import type { IncomingMessage, ServerResponse } from 'node:http'
import { defineConfig } from '@adonisjs/core/http'
import { setSecurityHeaders } from '#site/security_headers'
import env from '#start/env'

/**
 * The app key is used for encrypting cookies, generating signed URLs,
 * and by the "encryption" module.
 */
export const appKey = env.get('APP_KEY')

/**
 * The origin visitors use, without a trailing slash: canonical links, hreflang and the sitemap
 * start with it.
 */
export const appUrl = new URL(env.get('APP_URL') ?? `http://${env.get('HOST')}:${env.get('PORT')}`)
  .origin

/**
 * The configuration settings used by the HTTP server
 */
export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,

  /**
   * Answers carry a weak ETag and an unchanged page is answered with 304.
   */
  etag: true,

  /**
   * A path whose percent signs mean nothing reaches no middleware.
   */
  onBadUrl(_request: IncomingMessage, response: ServerResponse) {
    setSecurityHeaders(response, appUrl)
    response.writeHead(400, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
    response.end('Bad Request')
  },

  cookie: {},
})
