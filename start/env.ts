/*
|--------------------------------------------------------------------------
| Environment variables service
|--------------------------------------------------------------------------
|
| The `Env.create` method creates an instance of the Env service. The
| service validates the environment variables and also cast values
| to JavaScript data types.
|
*/

import { Env } from '@adonisjs/core/env'

export default await Env.create(new URL('../', import.meta.url), {
  APP_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  HSTS: Env.schema.string.optional(),
  HOST: Env.schema.string({ format: 'host' }),
  PORT: Env.schema.number(),
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  LOG_LEVEL: Env.schema.enum([
    'fatal',
    'error',
    'warn',
    'info',
    'debug',
    'trace',
    'silent',
  ] as const),
  APP_KEY: Env.schema.secret(),
  FORMER_APP_KEYS: Env.schema.secret.optional(),
  SECURITY_CONTACT: Env.schema.string.optional({ format: 'email' }),
  METRICS_TOKEN: Env.schema.secret.optional(),
  DATABASE_URL: Env.schema.string.optional(),
  DATABASE_TIMEOUT: Env.schema.number.optional(),
  STORAGE_PATH: Env.schema.string.optional(),
  CONTENT_ROOT: Env.schema.string.optional(),
  VIDEO_PROVIDERS: Env.schema.string.optional(),
  MAP_TILE_URL: Env.schema.string.optional(),
  MAP_ATTRIBUTION: Env.schema.string.optional(),
  SMTP_HOST: Env.schema.string.optional(),
  SMTP_PORT: Env.schema.number.optional(),
  SMTP_SECURE: Env.schema.boolean.optional(),
  SMTP_REQUIRE_TLS: Env.schema.boolean.optional(),
  SMTP_USERNAME: Env.schema.string.optional(),
  SMTP_PASSWORD: Env.schema.secret.optional(),
  MAIL_FROM_NAME: Env.schema.string.optional(),
  MAIL_FROM_ADDRESS: Env.schema.string.optional(),
  CONTACT_ADDRESS: Env.schema.string.optional(),
  BACKGROUND_WORK: Env.schema.boolean.optional(),
  TRUSTED_PROXIES: Env.schema.string.optional(),
  FORMS_PER_ADDRESS: Env.schema.number.optional(),
  FORMS_IN_TOTAL: Env.schema.number.optional(),
  CONTACT_RETENTION_DAYS: Env.schema.number.optional(),
  MAX_CONNECTIONS: Env.schema.number.optional(),
  MAX_CONNECTIONS_PER_ADDRESS: Env.schema.number.optional(),
  SHUTDOWN_TIMEOUT: Env.schema.number.optional(),
  ANSWER_CACHE: Env.schema.number.optional(),
})
