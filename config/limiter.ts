import { defineConfig, stores } from '@adonisjs/limiter'
import env from '#start/env'

const perNetwork = env.get('FORMS_PER_ADDRESS') ?? 10

/** The limits of a form, per half an hour. */
export const formLimits = {
  /** Per network; further submissions are refused. */
  perNetwork,
  /**
   * Per network while the global limit is exceeded, for a form that sends mail to an address before
   * its owner has consented.
   */
  perNetworkAboveGlobalLimit: Math.max(1, Math.floor(perNetwork / 5)),
  /** Per IPv6 site, as a multiple of the limit of one of its networks. */
  perSite: 5,
  /** The global limit; further submissions are accepted with reduced effect. */
  inTotal: env.get('FORMS_IN_TOTAL') ?? 300,
}

/** Attempts are counted in the database, which all processes share. */
const limiterConfig = defineConfig({
  default: 'database',
  stores: {
    database: stores.database({ tableName: 'rate_limits', clearExpiredByTimeout: false }),
  },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
