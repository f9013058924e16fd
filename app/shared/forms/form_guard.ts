/** Fields that forms send in addition to those of the visitor; `app/forms` checks them. */

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
export const MIN_FORM_TIME = 2_000

/** The idempotency key: a repeated request with the same key and content is stored once. */
export const KEY_FIELD = 'request_key'

/** The language of the response to a form without JavaScript. */
export const LOCALE_FIELD = 'locale'
