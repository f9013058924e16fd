import { defineConfig } from '@adonisjs/core/bodyparser'

/** How long a form may be in each of its types (bytes): a longer one is refused unread. */
export const BODY_LIMITS = { json: 4096, urlencoded: 4096, multipart: 65_536 }

/** How many fields a form may have. */
export const MAX_FIELDS = 50

/**
 * Bodies are read only on the routes that ask for it. Those of multipart forms are read by the form
 * middleware, because the parser would read their files to the end.
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
