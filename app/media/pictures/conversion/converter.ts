import type { Composing, Conversion } from '#media/pictures/conversion/convert_picture'
import { WorkerProcess } from '#media/workers/worker_process'

/** The worker process that converts pictures. */
export const converter = new WorkerProcess<Conversion | Composing>(
  new URL('conversion_worker', import.meta.url)
)
