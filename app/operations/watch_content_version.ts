import { contentVersion } from '#content/pages/content_version'
import { currentVersion } from '#http/responses'
import { OutageLog } from '#operations/outage_log'
import { today } from '#texts/days'

/** How often the content version is read, in ms. */
const POLL_INTERVAL = 500

const version = new OutageLog({
  failed: 'the content version cannot be read: cached pages stay as they are',
  worked: 'the content version can be read again',
})

/**
 * Updates the content version that cached responses are validated against. It changes with each load
 * of content and at midnight, when jobs expire and events end.
 *
 * @param changed called after the first read and after each change
 * @returns stops watching
 */
export function watchContentVersion(changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  async function poll() {
    const former = currentVersion.current
    try {
      currentVersion.current = `${await contentVersion()} ${today()}`
      currentVersion.isCertain = true
      version.worked()
    } catch (error) {
      currentVersion.isCertain = false
      version.failed(error)
    }
    if (isOver) return
    if (currentVersion.current !== former) changed()
    timer = setTimeout(poll, POLL_INTERVAL)
  }

  void poll()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
