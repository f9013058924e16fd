import { defineConfig, stores } from '@adonisjs/limiter'
import env from '#start/env'

/** How many forms of a kind are taken in half an hour. */
export const formLimits = {
  /** From one network address and its neighbours. */
  perNetwork: env.get('FORMS_PER_ADDRESS') ?? 10,
  /** From everybody. */
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
