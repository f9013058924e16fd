import { setTimeout as pause } from 'node:timers/promises'
import { defineConfig, destination, syncDestination } from '@adonisjs/core/logger'
import app from '@adonisjs/core/services/app'
import env from '#start/env'

/** Whether every request has a line in the log. */
export const isAccessLogged = env.get('ACCESS_LOG') ?? false

/** What waits for whoever reads the log; what comes beyond is lost (characters). */
const LONGEST_QUEUE = 4_000_000

/** How long the end of the process waits for whoever reads the log, in ms. */
const PATIENCE = 1_000

/**
 * Written in the background, so that a reader who takes nothing keeps no visitor waiting. pino's own
 * transports do the same in a thread, which takes 18 MB.
 */
const output = app.inProduction
  ? destination({ dest: 1, sync: false, minLength: 1, maxLength: LONGEST_QUEUE })
  : undefined

/** Whether all that was logged has been taken. Node waits for it when it exits: without a limit. */
export async function isLogTaken(): Promise<boolean> {
  if (!output) return true
  /** The error that it may give is that of a pipe, which cannot be synchronized with a disk. */
  const taken = new Promise<boolean>((resolve) => output.flush(() => resolve(true)))
  return Promise.race([taken, pause(PATIENCE, false)])
}

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'saumer',
      level: env.get('LOG_LEVEL'),
      destination: output ?? (await syncDestination()),
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
