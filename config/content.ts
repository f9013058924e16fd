import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import app from '@adonisjs/core/services/app'
import env from '#start/env'

/**
 * The folder that contains `resources` with content and media; the application's own by default.
 */
export const contentRoot = resolve(fileURLToPath(app.appRoot), env.get('CONTENT_ROOT') || '.')
