import { contentVersion } from '#content/pages/content_version'
import { edition } from '#http/answers'
import { OutageLog } from '#site/outage_log'
import { today } from '#texts/days'

/** How often to look, in ms: a load of content is visible on every process soon after. */
const LOOK_EVERY = 500

const version = new OutageLog({
  failed: 'the content version cannot be read: cached pages stay as they are',
  worked: 'the content version can be read again',
})

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
      version.worked()
    } catch (error) {
      edition.isCertain = false
      version.failed(error)
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
