import logger from '@adonisjs/core/services/logger'
import { errors, type Limiter } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import { formLimits } from '#config/limiter'
import { sign } from '#config/signatures'
import { from } from '#database/query'
import { untilFree } from '#database/transaction'
import { UnavailableException } from '#database/unavailable_exception'
import { refused } from '#forms/form_exception'
import { networkOf, siteOf } from '#forms/network'

/** How long an attempt counts. */
const WINDOW = '30 mins'

/**
 * Counts one more attempt with a form, by its name: those from the visitor's network, those from its
 * site, and all of them. Addresses are neither stored nor to be found out from what is.
 *
 * @param perNetworkInCrowd how many a network may send while there is a crowd
 * @returns whether the attempt is part of a crowd, which shuts nobody out (decision 18)
 * @throws FormException if there were too many from the network or its site
 */
export async function countAttempt(
  form: string,
  ip: string,
  perNetworkInCrowd = formLimits.perNetwork
): Promise<boolean> {
  const { inTotal, perNetwork, perSite } = formLimits
  const everybody = `${form}:all`
  const counted = await ask(inTotal, (total) => total.get(everybody))
  const limit = counted && counted.consumed >= inTotal ? perNetworkInCrowd : perNetwork

  await consume(`${form}:${sign(`attempt:${networkOf(ip)}`)}`, limit)
  const site = siteOf(ip)
  if (site) await consume(`${form}:${sign(`attempt:${site}`)}`, limit * perSite)

  const { consumed } = await ask(inTotal, (total) => total.increment(everybody))
  if (consumed === inTotal + 1) logger.warn({ form, limit: inTotal }, 'a crowd sends forms')
  return consumed > inTotal
}

async function consume(key: string, limit: number) {
  try {
    await ask(limit, (attempts) => attempts.consume(key))
  } catch (error) {
    if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
    const { availableIn, consumed } = error.response
    throw refused('too_many', { retryAfter: availableIn, attempts: consumed, limit })
  }
}

async function ask<Answer>(requests: number, question: (attempts: Limiter) => Promise<Answer>) {
  try {
    return await untilFree(() => question(limiter.use({ requests, duration: WINDOW })))
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) throw error
    throw new UnavailableException('Attempts cannot be counted', { cause: error })
  }
}

/** Forgets attempts that no longer count. */
export async function purgeAttempts(now = Date.now()) {
  await from('rate_limits').where('expire', '<', now).delete()
}
