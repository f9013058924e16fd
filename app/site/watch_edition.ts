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
 * @returns ends it
 */
export function watchEdition(changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  async function look() {
    const former = edition.current
    try {
      edition.current = `${await contentVersion()} ${today()}`
      edition.isCertain = true
    } catch {
      edition.isCertain = false
    }
    if (isOver) return
    if (edition.current !== former) changed()
    timer = setTimeout(look, LOOK_EVERY)
  }

  void look()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
