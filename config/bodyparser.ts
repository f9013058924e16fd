import { defineConfig } from '@adonisjs/core/bodyparser'

/** The maximum length of a form by content type, in bytes; a longer one is refused unread. */
export const BODY_LIMITS = { json: 4096, urlencoded: 4096, multipart: 65_536 }

/** The maximum number of fields of a form. */
export const MAX_FIELDS = 50

/**
 * Only routes that need a body parse it. The form middleware parses multipart forms, because the
 * body parser would read their files to the end.
 */
const bodyParserConfig = defineConfig({
  allowedMethods: ['POST'],
  json: { types: ['application/json'], limit: BODY_LIMITS.json, convertEmptyStringsToNull: false },
  form: {
    types: ['application/x-www-form-urlencoded'],
    limit: BODY_LIMITS.urlencoded,
    convertEmptyStringsToNull: false,
    queryString: { depth: 1, parameterLimit: MAX_FIELDS },
  },
  raw: { types: [] },
  multipart: { types: [] },
})

export default bodyParserConfig
