import app from '@adonisjs/core/services/app'
import { Kept } from '#content/pages/kept'
import { from } from '#database/query'
import { isDaySupposed, today } from '#texts/days'

/** For how long an answer is trusted, in ms: a load is visible on every process after it. */
const TRUSTED_FOR = 500

let version = ''
/** Under what all that is derived from content is kept. */
let state = ''
let checkedAt = Number.NEGATIVE_INFINITY

/**
 * The version of the content in the database. It changes with each load that changed something, so
 * whatever is derived from content may be kept under it.
 */
export async function contentVersion(): Promise<string> {
  await currentState()
  return version
}

/**
 * The content and the day: in development code and texts change as well, so that no two are equal. Of
 * another day than this nothing is kept.
 */
async function currentState(): Promise<string | undefined> {
  if (isDaySupposed()) return undefined
  if (performance.now() - checkedAt >= TRUSTED_FOR || app.inDev) {
    const row = await from('content_versions').where('id', 1).select('version').first()
    version = row?.version ?? 'empty'
    state = `${version} ${app.inDev ? performance.now() : today()}`
    checkedAt = performance.now()
  }
  return state
}

/** Trusts the last answer no longer: this process has loaded content itself. */
export function expectNewContent() {
  checkedAt = Number.NEGATIVE_INFINITY
}

/**
 * Keeps what is derived from content until content changes or the day ends on which something may
 * expire; in development not at all.
 *
 * @param limit how many values at most
 */
export function keptByContent<Value extends object | string>(limit: number): Kept<Value> {
  return new Kept(limit, currentState)
}
