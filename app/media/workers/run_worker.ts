import { constants, setPriority } from 'node:os'
import type { TaskResult } from '#media/workers/worker_process'

/**
 * Runs the tasks that a `WorkerProcess` sends to this process, at low priority. The process exits
 * with the server.
 */
export function runWorker(run: (task: never) => Promise<Uint8Array>) {
  setPriority(constants.priority.PRIORITY_LOW)
  process.on('message', async (task) => {
    const result: TaskResult = await run(task as never).then(
      (content) => ({ content }),
      (error: Error) => ({ reason: error.message })
    )
    /** With a callback, a server that has exited meanwhile does not cause an unhandled EPIPE. */
    process.send?.(result, () => undefined)
  })
  process.on('disconnect', () => process.exit())
}
