import type { Composing } from '#media/pictures/conversion/convert_picture'
import { WorkerProcess } from '#media/workers/worker_process'
import { createWorkerQueue } from '#media/workers/worker_queue'

/** Composes a social image that is not among the pictures of the content, in a worker process. */
export const composeInWorker = createWorkerQueue(
  new WorkerProcess<Composing>(new URL('../pictures/conversion/conversion_worker', import.meta.url))
)
