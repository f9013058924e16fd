import app from '@adonisjs/core/services/app'
import { ContentCache } from '#content/pages/content_cache'
import { from } from '#database/query'
import { isDaySimulated, today } from '#texts/days'

/** The time for which a content version is cached, in ms. */
const MAX_AGE = 500

let version = ''
let cacheVersion = ''
let readAt = Number.NEGATIVE_INFINITY

/**
 * Returns the version of the content in the database. It changes with each load that changes a row.
 */
export async function contentVersion(): Promise<string> {
  await currentCacheVersion()
  return version
}

/**
 * Returns the content version and the day; in development a unique value, because code and texts
 * change as well.
 *
 * @returns undefined on a simulated day, on which nothing is cached
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

/** Reads the content version again on next use. Call it after this process has loaded content. */
export function invalidateContentVersion() {
  readAt = Number.NEGATIVE_INFINITY
}

/**
 * Creates a cache that is invalidated when the content changes or a day ends, because content may
 * expire then. In development nothing is cached.
 *
 * @param max the maximum number of values
 */
export function createContentCache<Value extends object | string>(
  max: number
): ContentCache<Value> {
  return new ContentCache(max, currentCacheVersion)
}
