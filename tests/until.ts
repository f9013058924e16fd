import { setTimeout as pause } from 'node:timers/promises'

/** The timeout of everything that a test waits for, in milliseconds. */
export const NOT_COMING_AFTER = 30_000

/** The interval between attempts, in milliseconds. */
const LOOK_EVERY = 20

/**
 * Polls until a value is found; throws after half a minute. For fixtures; in a test use
 * `expect.poll`.
 *
 * @param what a description for the error, or a function that returns it
 * @param look returns the value; falsy while there is none
 */
export async function until<Found>(
  what: string | (() => string),
  look: () => Found | Promise<Found>
): Promise<Exclude<Found, false | null | undefined | 0 | ''>> {
  const end = performance.now() + NOT_COMING_AFTER
  for (;;) {
    const found = await look()
    if (found) return found as Exclude<Found, false | null | undefined | 0 | ''>
    if (performance.now() > end) {
      throw new Error(`Waited in vain: ${typeof what === 'string' ? what : what()}`)
    }
    await pause(LOOK_EVERY)
  }
}

/** Throws if a promise does not settle within half a minute. */
export async function inTime<Result>(what: string, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error(`Waited in vain: ${what}`)),
    NOT_COMING_AFTER
  )
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
