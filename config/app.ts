import { defineConfig } from '@adonisjs/core/http'
import { contactRecipient } from '#config/mail'
import { readFormerKeys } from '#config/settings/former_keys'
import { ownOrigin } from '#config/settings/own_origin'
import { readTrustedProxies } from '#config/settings/trusted_proxies'
import env from '#start/env'

/**
 * The app key is used for encrypting cookies, generating signed URLs,
 * and by the "encryption" module.
 */
export const appKey = env.get('APP_KEY')

/** Former app keys: signatures made with them stay valid. */
export const formerKeys = readFormerKeys(env.get('FORMER_APP_KEYS')?.release())

/**
 * The origin visitors use, without a trailing slash: canonical links, hreflang and the sitemap
 * start with it.
 */
export const appUrl = new URL(env.get('APP_URL') ?? ownOrigin(env.get('HOST'), env.get('PORT')))
  .origin

/** The e-mail address for reports of vulnerabilities. */
export const securityContact = env.get('SECURITY_CONTACT') ?? contactRecipient.address

/** The token for /metrics; without one it is not found. */
export const metricsToken = env.get('METRICS_TOKEN')

/**
 * The configuration settings used by the HTTP server
 */
export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,

  /**
   * Proxies whose X-Forwarded-For and X-Forwarded-Host are trusted, from the last hop to the first
   * unlisted one. Other clients could send any value.
   */
  trustProxy: readTrustedProxies(env.get('TRUSTED_PROXIES') ?? '127.0.0.0/8, ::1'),

  /** The representation middleware sets ETags: each representation of a response has its own. */
  etag: false,

  /**
   * Commas in query strings do not separate values, as they are the decimal separator of heights.
   */
  qs: {
    parse: { depth: 1, parameterLimit: 100, allowSparse: false, arrayLimit: 20, comma: false },
    stringify: { encode: true, encodeValuesOnly: false, arrayFormat: 'indices', skipNulls: false },
  },

  cookie: {},
})
