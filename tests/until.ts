import { setTimeout as pause } from 'node:timers/promises'

/** When what a test waits for counts as not coming, in milliseconds. */
export const NOT_COMING_AFTER = 30_000

/** How long to wait before the next look, in milliseconds. */
const LOOK_EVERY = 20

/**
 * Looks again and again until there is something, and fails if there is not for half a minute. For what
 * fixtures wait for; a test itself says what it expects by `expect.poll`.
 *
 * @param what is waited for, as the words of the failure, or what gives them
 * @param look gives it, or something falsy as long as it is not there
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

/** Fails if work is not done within half a minute; for what a test awaits that may never come. */
export async function inTime<Result>(what: string, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error(`Waited in vain: ${what}`)),
    NOT_COMING_AFTER
  )
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
