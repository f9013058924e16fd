import app from '@adonisjs/core/services/app'
import { Kept } from '#content/pages/kept'
import { from } from '#database/query'
import { today } from '#texts/days'

/** For how long an answer is trusted, in ms: a load is visible on every process after it. */
const TRUSTED_FOR = 500

let version = ''
let checkedAt = Number.NEGATIVE_INFINITY
let questions = 0

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

/** Trusts the last answer no longer: this process has loaded content itself. */
export function expectNewContent() {
  checkedAt = Number.NEGATIVE_INFINITY
}

/**
 * Keeps what is derived from content until content changes or the day ends on which something may
 * expire. In development also code and texts change: there nothing is kept.
 *
 * @param limit how many values at most
 */
export function keptByContent<Value extends object | string>(limit: number): Kept<Value> {
  return new Kept(limit, async () =>
    app.inDev ? String(questions++) : `${await contentVersion()} ${today()}`
  )
}
