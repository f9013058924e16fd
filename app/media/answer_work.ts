import { constants, setPriority } from 'node:os'
import type { Answer } from '#media/worker_process'

/**
 * Makes this process one that a `WorkerProcess` gives work to, one piece at a time, and that ends with
 * the server. Pages come first on the processor.
 */
export function answerWork(make: (work: never) => Promise<Uint8Array>) {
  setPriority(constants.priority.PRIORITY_LOW)
  process.on('message', async (work) => {
    const answer: Answer = await make(work as never).then(
      (content) => ({ content }),
      (error: Error) => ({ reason: error.message })
    )
    process.send?.(answer)
  })
  process.on('disconnect', () => process.exit())
}
