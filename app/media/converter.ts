import type { Composing, Conversion } from '#media/convert_picture'
import { WorkerProcess } from '#media/worker_process'

/** Converts pictures, one at a time, in a process of its own. */
export const converter = new WorkerProcess<Conversion | Composing>(
  new URL('conversion_process', import.meta.url)
)
