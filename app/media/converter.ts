import type { Composing, Conversion } from '#media/convert_picture'
import { WorkerProcess } from '#media/worker_process'

/** The worker process that converts pictures. */
export const converter = new WorkerProcess<Conversion | Composing>(
  new URL('conversion_worker', import.meta.url)
)
