/**
 * The fields that forms send along with what the visitor entered; `app/forms` checks them.
 */

/** A field that people do not see and leave empty. */
export const HONEYPOT_FIELD = 'website'

/** When the visitor began, signed by the server; fetched from FORM_TOKEN_URL on the first touch. */
export const TOKEN_FIELD = 'form_token'
export const FORM_TOKEN_URL = '/api/form-token'

/**
 * Nobody fills in a form faster than this, in ms, counted from the token. A browser can, from what it
 * has kept of its user: our forms hold such a request back until the time is over.
 */
export const FASTEST = 2_000

/** Made by the client: the same key with the same content is the same request, however often sent. */
export const KEY_FIELD = 'request_key'

/** The language in which a form without JavaScript is answered. */
export const LOCALE_FIELD = 'locale'
