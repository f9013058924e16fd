import PQueue from 'p-queue'
import { UnavailableException } from '#database/unavailable_exception'
import type { WorkerProcess } from '#media/workers/worker_process'

/** How many files may wait for each worker. */
const MAX_WAITING = 100

type WorkerQueue<Task> = (
  file: string,
  task: Task,
  options?: {
    /** Runs before all others, and even if too many wait, for a response that has started. */
    isUrgent?: boolean
  }
) => Promise<Buffer>

/**
 * Creates a queue in front of a worker process, which makes one file at a time. Calls for a file
 * that is waiting or being made share its result.
 *
 * @returns a function that rejects with a WorkError if the task fails, and with an
 *   UnavailableException if too many files wait
 */
export function createWorkerQueue<Task extends object>(
  worker: WorkerProcess<Task>
): WorkerQueue<Task> {
  const queue = new PQueue({ concurrency: 1 })
  const files = new Map<string, Promise<Buffer>>()

  return async (file, task, { isUrgent = false } = {}) => {
    const queued = files.get(file)
    if (queued) return queued
    if (queue.sizeBy({ priority: 0 }) >= MAX_WAITING && !isUrgent) {
      throw new UnavailableException(`too many files wait to be made before ${file}`)
    }
    const made = queue
      .add(() => worker.run(task), { priority: isUrgent ? 1 : 0 })
      .finally(() => files.delete(file))
    files.set(file, made)
    return made
  }
}
