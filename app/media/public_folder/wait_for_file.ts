import { UnavailableException } from '#database/unavailable_exception'

/** How long a request waits for a file, in milliseconds. */
const FILE_TIMEOUT = 15_000

/**
 * Waits for a file for a limited time, before a proxy would close the connection. The work
 * continues, so that a retry finds the file.
 *
 * @throws UnavailableException if it takes too long
 */
export async function waitFor<Result>(
  name: string,
  made: Promise<Result>,
  timeout = FILE_TIMEOUT
): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new UnavailableException(`${name} is still to be made`)),
    timeout
  )
  return Promise.race([made, late.promise]).finally(() => clearTimeout(timer))
}
