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
import {
  checked,
  notNegative,
  port,
  positive,
  postgresUrl,
  unguessable,
} from '#config/settings/checked'
import { readFormerKeys } from '#config/settings/former_keys'
import { readHsts } from '#config/settings/hsts'
import { readTileService } from '#config/settings/tile_service'
import { readTrustedProxies } from '#config/settings/trusted_proxies'
import { readVideoProviders } from '#config/settings/video_providers'

const { boolean, enum: oneOf, number, secret, string } = Env.schema

/** Reports all errors at once: variables that config/ parses are validated here first. */
export default await Env.create(new URL('../', import.meta.url), {
  APP_URL: string.optional({ format: 'url', tld: false }),
  HSTS: checked(string.optional(), readHsts),
  HOST: string({ format: 'host' }),
  PORT: checked(number(), port),
  NODE_ENV: oneOf(['development', 'production', 'test'] as const),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const),
  ACCESS_LOG: boolean.optional(),
  APP_KEY: checked(secret(), unguessable),
  FORMER_APP_KEYS: checked(secret.optional(), readFormerKeys),
  SECURITY_CONTACT: string.optional({ format: 'email' }),
  METRICS_TOKEN: checked(secret.optional(), unguessable),
  DATABASE_URL: checked(string.optional(), postgresUrl),
  DATABASE_TIMEOUT: checked(number.optional(), positive),
  STORAGE_PATH: string.optional(),
  CONTENT_ROOT: string.optional(),
  VIDEO_PROVIDERS: checked(string.optional(), readVideoProviders),
  MAP_TILE_URL: checked(string.optional(), (url) => readTileService(url, '')),
  MAP_ATTRIBUTION: string.optional(),
  SMTP_HOST: string.optional(),
  SMTP_PORT: checked(checked(number.optional(), positive), port),
  SMTP_SECURE: boolean.optional(),
  SMTP_REQUIRE_TLS: boolean.optional(),
  SMTP_USERNAME: string.optional(),
  SMTP_PASSWORD: secret.optional(),
  MAIL_FROM_NAME: string.optional(),
  MAIL_FROM_ADDRESS: string.optional({ format: 'email' }),
  CONTACT_ADDRESS: string.optional({ format: 'email' }),
  BACKGROUND_WORK: boolean.optional(),
  TRUSTED_PROXIES: checked(string.optional(), readTrustedProxies),
  FORMS_PER_ADDRESS: checked(number.optional(), positive),
  FORMS_IN_TOTAL: checked(number.optional(), positive),
  CONTACT_RETENTION_DAYS: checked(number.optional(), positive),
  MAX_CONNECTIONS: checked(number.optional(), positive),
  MAX_CONNECTIONS_PER_ADDRESS: checked(number.optional(), positive),
  SHUTDOWN_TIMEOUT: checked(number.optional(), positive),
  RESPONSE_CACHE: checked(number.optional(), notNegative),
})
