import logger from '@adonisjs/core/services/logger'
import { fileLimits } from '#config/http_server'
import { isDatabaseAway, UnavailableException } from '#database/unavailable_exception'

/**
 * Waits for a file for a limited time. The work continues, so that a retry finds the file. A failure
 * is logged.
 *
 * @param timeout in milliseconds; Infinity for a response that has started
 * @throws UnavailableException if it takes too long or fails
 */
export function waitFor<Result>(
  file: string,
  made: Promise<Result>,
  timeout = fileLimits.maxWait
): Promise<Result> {
  const result = made.catch((cause: unknown) => {
    if (isDatabaseAway(cause)) throw cause
    logger.error({ err: cause }, `a file could not be made: ${file}`)
    throw new UnavailableException(`${file} could not be made`, { cause })
  })
  if (timeout === Infinity) return result
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new UnavailableException(`${file} is still to be made`)),
    timeout
  )
  return Promise.race([result, late.promise]).finally(() => clearTimeout(timer))
}
