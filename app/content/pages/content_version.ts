import app from '@adonisjs/core/services/app'
import { from } from '#database/query'
import type { Locale } from '#shared/locales'

/**
 * For how long an answer is trusted, in milliseconds: a load is visible on every process after it.
 * In development the browser reloads right after it.
 */
const TRUSTED_FOR = app.inDev ? 0 : 500

let version = ''
let checkedAt = Number.NEGATIVE_INFINITY

/**
 * The version of the content in the database. It changes with each load that changed something, so
 * whatever is derived from content may be kept under it.
 */
export async function contentVersion(): Promise<string> {
  if (performance.now() - checkedAt >= TRUSTED_FOR) {
    const row = await from('content_versions').where('id', 1).select('version').first()
    version = row?.version ?? 'empty'
    checkedAt = performance.now()
  }
  return version
}

/**
 * Keeps a value per language for as long as the content does not change.
 *
 * @param build computes the value; called again after the next load of content
 */
export function perContentVersion<Value>(
  build: (locale: Locale, version: string) => Promise<Value>
) {
  let cache = new Map<Locale, Promise<Value>>()
  let cachedVersion = ''

  return async (locale: Locale): Promise<Value> => {
    const current = await contentVersion()
    if (current !== cachedVersion) {
      cache = new Map()
      cachedVersion = current
    }
    const kept = cache.get(locale)
    if (kept) return kept

    const value = build(locale, current)
    cache.set(locale, value)
    value.catch(() => cache.delete(locale))
    return value
  }
}
