import { defineConfig, stores } from '@adonisjs/limiter'
import env from '#start/env'

const perNetwork = env.get('FORMS_PER_ADDRESS') ?? 10

/** How many forms of a kind come in half an hour. */
export const formLimits = {
  /** From one network; those beyond are refused. */
  perNetwork,
  /**
   * The same while everybody sends many, for a form that has mail sent to an address before its owner
   * has agreed.
   */
  perNetworkInCrowd: Math.max(1, Math.floor(perNetwork / 5)),
  /** From all networks of one IPv6 site, as a multiple of what one of them may send. */
  perSite: 5,
  /** From everybody; those beyond are a crowd, which is taken with less effect. */
  inTotal: env.get('FORMS_IN_TOTAL') ?? 300,
}

/** Attempts are counted in the database, so that all processes count together. */
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
