import { defineConfig } from '@adonisjs/core/bodyparser'

/**
 * Bodies are read only on the routes that ask for it, and only those of a form's size. Files are
 * never written to disk.
 */
const bodyParserConfig = defineConfig({
  allowedMethods: ['POST'],
  json: { types: ['application/json'], limit: '4kb', convertEmptyStringsToNull: false },
  form: {
    types: ['application/x-www-form-urlencoded'],
    limit: '4kb',
    convertEmptyStringsToNull: false,
    queryString: { depth: 1, parameterLimit: 50 },
  },
  raw: { types: [] },
  multipart: {
    types: ['multipart/form-data'],
    autoProcess: false,
    limit: '64kb',
    fieldsLimit: '64kb',
    maxFields: 50,
    convertEmptyStringsToNull: false,
  },
})

export default bodyParserConfig
