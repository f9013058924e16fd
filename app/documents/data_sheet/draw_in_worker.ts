import type { DataSheet } from '#documents/data_sheet/data_sheet'
import { WorkerProcess } from '#media/workers/worker_process'
import { createWorkerQueue } from '#media/workers/worker_queue'

export type DrawingTask = { sheet: DataSheet; picture?: Uint8Array }

export const drawInWorker = createWorkerQueue(
  new WorkerProcess<DrawingTask>(new URL('drawing_worker', import.meta.url))
)
