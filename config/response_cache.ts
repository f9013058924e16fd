import app from '@adonisjs/core/services/app'
import env from '#start/env'

/**
 * The size of the response cache in bytes; 0 turns it off. It is off in development, where sources
 * change without the content version.
 */
export const responseCacheSize = app.inDev ? 0 : (env.get('RESPONSE_CACHE') ?? 32) * 1_000_000
