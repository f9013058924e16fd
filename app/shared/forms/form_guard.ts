/**
 * The fields that forms send along with what the visitor entered; `app/forms` checks them.
 */

/** A field that people do not see and leave empty. */
export const HONEYPOT_FIELD = 'website'

/**
 * The time of the visitor's first interaction, signed by the server; fetched from FORM_TOKEN_URL.
 */
export const TOKEN_FIELD = 'form_token'
export const FORM_TOKEN_URL = '/api/form-token'

/**
 * The minimum time to fill in a form, in ms since the token. Autofill can be faster: our forms
 * delay such a request until the time has passed.
 */
export const FASTEST = 2_000

/** Made by the client: the same key with the same content is the same request, however often sent. */
export const KEY_FIELD = 'request_key'

/** The language of the response to a form without JavaScript. */
export const LOCALE_FIELD = 'locale'
