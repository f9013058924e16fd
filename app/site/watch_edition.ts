import { setTimeout as pause } from 'node:timers/promises'
import { contentVersion } from '#content/pages/content_version'
import { edition } from '#http/answers'
import { today } from '#texts/days'

/** How often to look, in ms: a load of content is visible on every process soon after. */
const LOOK_EVERY = 500

/**
 * Tells the kept answers what pages are made of: a load of content changes it, and so does midnight,
 * when jobs expire and events are over.
 *
 * @param changed called after each change, and at first
 */
export async function watchEdition(signal: AbortSignal, changed: () => void) {
  while (!signal.aborted) {
    const former = edition.current
    try {
      edition.current = `${await contentVersion()} ${today()}`
      edition.isCertain = true
    } catch {
      edition.isCertain = false
    }
    if (edition.current !== former) changed()
    await pause(LOOK_EVERY, undefined, { signal }).catch(() => undefined)
  }
}
