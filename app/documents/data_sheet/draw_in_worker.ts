import type { DataSheet } from '#documents/data_sheet/data_sheet'
import { WorkerProcess } from '#media/workers/worker_process'
import { createWorkerQueue } from '#media/workers/worker_queue'

/** Draws a data sheet in a worker process. */
export const drawInWorker = createWorkerQueue(
  new WorkerProcess<DataSheet>(new URL('drawing_worker', import.meta.url))
)
