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

/** What the key was before: what was signed with it stays signed. */
export const formerKeys = readFormerKeys(env.get('FORMER_APP_KEYS')?.release())

/**
 * The origin visitors use, without a trailing slash: canonical links, hreflang and the sitemap
 * start with it.
 */
export const appUrl = new URL(env.get('APP_URL') ?? ownOrigin(env.get('HOST'), env.get('PORT')))
  .origin

/** The e-mail address that weaknesses of the site are reported to. */
export const securityContact = env.get('SECURITY_CONTACT') ?? contactRecipient.address

/** Who knows it may read /metrics; nobody where there is none. */
export const metricsToken = env.get('METRICS_TOKEN')

/**
 * The configuration settings used by the HTTP server
 */
export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,

  /**
   * Whose X-Forwarded-For and X-Forwarded-Host are believed, from the last hop to the first one that
   * is not listed. Others could write there what they like.
   */
  trustProxy: readTrustedProxies(env.get('TRUSTED_PROXIES') ?? '127.0.0.0/8, ::1'),

  /** The representation middleware does it: each form of an answer has an ETag of its own. */
  etag: false,

  /** A comma in an address is a comma: the decimal mark of a height. */
  qs: {
    parse: { depth: 1, parameterLimit: 100, allowSparse: false, arrayLimit: 20, comma: false },
    stringify: { encode: true, encodeValuesOnly: false, arrayFormat: 'indices', skipNulls: false },
  },

  cookie: {},
})
