import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import { formLimits } from '#config/limiter'
import { from } from '#database/query'
import { untilFree } from '#database/transaction'
import { UnavailableException } from '#database/unavailable_exception'
import { refused } from '#forms/form_exception'
import { sign } from '#forms/form_token'
import { networkOf } from '#forms/network'

/** How long an attempt counts. */
const WINDOW = '30 mins'

/**
 * Counts one more attempt with a form, by its name: those from the visitor's network, and all of
 * them. Addresses are neither stored nor to be found out from what is.
 *
 * @throws FormException if there were too many
 */
export async function countAttempt(form: string, ip: string) {
  await count(`${form}:${sign(`attempt:${networkOf(ip)}`)}`, formLimits.perNetwork)
  await count(`${form}:all`, formLimits.inTotal)
}

async function count(key: string, requests: number) {
  try {
    await untilFree(() => limiter.use({ requests, duration: WINDOW }).consume(key))
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) {
      throw refused('too_many', error.response.availableIn)
    }
    throw new UnavailableException('Attempts cannot be counted', { cause: error })
  }
}

/** Forgets attempts that no longer count. */
export async function purgeAttempts(now = Date.now()) {
  await from('rate_limits').where('expire', '<', now).delete()
}
