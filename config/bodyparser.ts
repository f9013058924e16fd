import { defineConfig } from '@adonisjs/core/bodyparser'

/**
 * Bodies are read only on the routes that ask for it, and only those of a few fields.
 */
const bodyParserConfig = defineConfig({
  allowedMethods: ['POST'],
  json: { types: ['application/json'], limit: '1kb', convertEmptyStringsToNull: false },
  form: { types: [] },
  raw: { types: [] },
  multipart: { types: [], autoProcess: false },
})

export default bodyParserConfig
