import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import app from '@adonisjs/core/services/app'
import env from '#start/env'

const root = resolve(fileURLToPath(app.appRoot), env.get('STORAGE_PATH') ?? 'storage')
mkdirSync(root, { recursive: true })

/**
 * The absolute path of a file the running site writes: the database, generated pictures, mails.
 */
export function storagePath(...segments: string[]): string {
  return resolve(root, ...segments)
}
