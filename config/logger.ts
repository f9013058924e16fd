import { setTimeout as pause } from 'node:timers/promises'
import { defineConfig, destination, syncDestination } from '@adonisjs/core/logger'
import app from '@adonisjs/core/services/app'
import env from '#start/env'

/** Whether every request is logged. */
export const isAccessLogged = env.get('ACCESS_LOG') ?? false

/** The maximum size of the log buffer in characters; further lines are dropped. */
const MAX_BUFFER = 4_000_000

/** How long the process waits on exit until the log is flushed, in ms. */
const FLUSH_TIMEOUT = 1_000

/**
 * Writes asynchronously, so that a slow reader of the log does not block requests. pino's own
 * transports do the same in a thread, which takes 18 MB.
 */
const output = app.inProduction
  ? destination({ dest: 1, sync: false, minLength: 1, maxLength: MAX_BUFFER })
  : undefined

/**
 * Flushes the log. On exit Node would wait for a pipe without a limit.
 *
 * @returns false if nobody has read it in time
 */
export async function flushLog(): Promise<boolean> {
  if (!output) return true
  /** An fsync of a pipe may fail, as it cannot be synchronized with a disk. */
  const flushed = new Promise<boolean>((resolve) => output.flush(() => resolve(true)))
  return Promise.race([flushed, pause(FLUSH_TIMEOUT, false)])
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
