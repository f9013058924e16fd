import type { ApplicationService } from '@adonisjs/core/types'
import { shutdownTimeout } from '#config/http_server'
import { flushLog } from '#config/logger'

/**
 * Shuts down on SIGTERM or SIGINT: gracefully, or after a timeout with exit code 1 and a log entry
 * that names the work in progress. In development SIGINT exits at once.
 *
 * @param inProgress returns the work in progress
 */
export function endOnSignal(app: ApplicationService, inProgress: () => string[] = () => []) {
  let isEnding = false

  async function end() {
    if (isEnding) return
    isEnding = true
    const logger = await app.container.make('logger')
    setTimeout(async () => {
      const resources = process.getActiveResourcesInfo()
      logger.fatal({ inProgress: inProgress(), resources }, 'the process did not end in time')
      await exit(1)
    }, shutdownTimeout).unref()
    await app.terminate()
    /** Pending work, for example with a mail server, would open the database again. */
    await exit()
  }

  process.on('SIGTERM', end)
  if (!app.inDev) process.on('SIGINT', end)
}

/** Exits after flushing the log. If nobody reads the log, kills the process after a timeout. */
async function exit(code?: number) {
  if (await flushLog()) process.exit(code)
  process.kill(process.pid, 'SIGKILL')
}
