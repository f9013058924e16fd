import type { ApplicationService } from '@adonisjs/core/types'
import { shutdownTimeout } from '#config/http_server'
import { isLogTaken } from '#config/logger'

/**
 * Ends the process on SIGTERM or SIGINT: in order, or after a limit with exit code 1 and a word about
 * what hung. In development SIGINT ends it at once.
 *
 * @param underWay says what is still being done
 */
export function endOnSignal(app: ApplicationService, underWay: () => string[] = () => []) {
  let isEnding = false

  async function end() {
    if (isEnding) return
    isEnding = true
    const logger = await app.container.make('logger')
    setTimeout(async () => {
      const resources = process.getActiveResourcesInfo()
      logger.fatal({ underWay: underWay(), resources }, 'the process did not end in time')
      await exit(1)
    }, shutdownTimeout).unref()
    await app.terminate()
    /** What may still wait, as for a mail server that hangs, would open the database again. */
    await exit()
  }

  process.on('SIGTERM', end)
  if (!app.inDev) process.on('SIGINT', end)
}

/** Exits; where nobody takes the log, in the one way that does not wait for it. */
async function exit(code?: number) {
  if (await isLogTaken()) process.exit(code)
  process.kill(process.pid, 'SIGKILL')
}
