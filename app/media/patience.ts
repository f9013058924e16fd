import { UnavailableException } from '#database/unavailable_exception'

/** How long a visitor waits for a file that is not there yet, in ms. */
export const PATIENCE = 15_000

/**
 * Waits for a file that is being made, but not for ever: a proxy would cut the connection. The work
 * itself goes on, so that whoever asks again later finds it done.
 *
 * @throws UnavailableException if it takes too long
 */
export async function waitFor<Result>(
  name: string,
  made: Promise<Result>,
  patience = PATIENCE
): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new UnavailableException(`${name} is still to be made`)),
    patience
  )
  return Promise.race([made, late.promise]).finally(() => clearTimeout(timer))
}
