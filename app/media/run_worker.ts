import { constants, setPriority } from 'node:os'
import type { TaskResult } from '#media/worker_process'

/**
 * Runs the tasks that a `WorkerProcess` sends to this process, at a low priority. The process ends with
 * the server.
 */
export function runWorker(run: (task: never) => Promise<Uint8Array>) {
  setPriority(constants.priority.PRIORITY_LOW)
  process.on('message', async (task) => {
    const result: TaskResult = await run(task as never).then(
      (content) => ({ content }),
      (error: Error) => ({ reason: error.message })
    )
    /** Without a callback, a server that has ended meanwhile would be an unhandled EPIPE. */
    process.send?.(result, () => undefined)
  })
  process.on('disconnect', () => process.exit())
}
