import app from '@adonisjs/core/services/app'
import { ContentCache } from '#content/pages/content_cache'
import { from } from '#database/query'
import { isDaySimulated, today } from '#texts/days'

/** For how long a content version that was read is used, in ms. */
const MAX_AGE = 500

let version = ''
let cacheVersion = ''
let readAt = Number.NEGATIVE_INFINITY

/** The version of the content in the database. It changes with each load that changes a row. */
export async function contentVersion(): Promise<string> {
  await currentCacheVersion()
  return version
}

/**
 * The content version and the day; in development unique, because code and texts change as well.
 *
 * @returns undefined on a simulated day, for which nothing is cached
 */
async function currentCacheVersion(): Promise<string | undefined> {
  if (isDaySimulated()) return undefined
  if (performance.now() - readAt >= MAX_AGE || app.inDev) {
    const row = await from('content_versions').where('id', 1).select('version').first()
    version = row?.version ?? 'empty'
    cacheVersion = `${version} ${app.inDev ? performance.now() : today()}`
    readAt = performance.now()
  }
  return cacheVersion
}

/** Reads the content version again on next use: this process has loaded content itself. */
export function expectNewContent() {
  readAt = Number.NEGATIVE_INFINITY
}

/**
 * Creates a cache that is invalidated when content changes or a day ends, on which something may
 * expire. In development nothing is cached.
 *
 * @param max the number of values
 */
export function createContentCache<Value extends object | string>(
  max: number
): ContentCache<Value> {
  return new ContentCache(max, currentCacheVersion)
}
