import logger from '@adonisjs/core/services/logger'
import { errors, type Limiter } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import { formLimits } from '#config/limiter'
import { sign } from '#config/signatures'
import { from } from '#database/query'
import { retry } from '#database/transaction'
import { UnavailableException } from '#database/unavailable_exception'
import { refused } from '#forms/form_exception'
import { networkOf, siteOf } from '#forms/network'

/** The window in which attempts are counted. */
const WINDOW = '30 mins'

/**
 * Counts an attempt to submit a form: per network, per IPv6 site and globally. Addresses are stored
 * as signatures only.
 *
 * @param form the name of the form
 * @param perNetworkAboveGlobalLimit the limit per network while the global limit is exceeded
 * @returns whether the global limit is exceeded, which rejects nobody (decision 18)
 * @throws FormException if the network or its site has exceeded its limit
 */
export async function countAttempt(
  form: string,
  ip: string,
  perNetworkAboveGlobalLimit = formLimits.perNetwork
): Promise<boolean> {
  const { inTotal, perNetwork, perSite } = formLimits
  const total = `${form}:all`
  const counted = await withLimiter(inTotal, (attempts) => attempts.get(total))
  const limit = counted && counted.consumed >= inTotal ? perNetworkAboveGlobalLimit : perNetwork

  await consume(`${form}:${sign(`attempt:${networkOf(ip)}`)}`, limit)
  const site = siteOf(ip)
  if (site) await consume(`${form}:${sign(`attempt:${site}`)}`, limit * perSite)

  const { consumed } = await withLimiter(inTotal, (attempts) => attempts.increment(total))
  if (consumed === inTotal + 1)
    logger.warn({ form, limit: inTotal }, 'the global limit of a form is exceeded')
  return consumed > inTotal
}

async function consume(key: string, limit: number) {
  try {
    await withLimiter(limit, (attempts) => attempts.consume(key))
  } catch (error) {
    if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
    const { availableIn, consumed } = error.response
    throw refused('too_many', { retryAfter: availableIn, attempts: consumed, limit })
  }
}

async function withLimiter<Result>(requests: number, use: (attempts: Limiter) => Promise<Result>) {
  try {
    return await retry(() => use(limiter.use({ requests, duration: WINDOW })))
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) throw error
    throw new UnavailableException('Attempts cannot be counted', { cause: error })
  }
}

/** Deletes expired counters. */
export async function purgeAttempts(now = Date.now()) {
  await from('rate_limits').where('expire', '<', now).delete()
}
