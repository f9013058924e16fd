import app from '@adonisjs/core/services/app'
import env from '#start/env'

/**
 * How much memory the answers take that are kept, in bytes; with 0 each is made anew. In development
 * every answer is: sources change without the content.
 */
export const answerCacheSize = app.inDev ? 0 : (env.get('ANSWER_CACHE') ?? 32) * 1_000_000
