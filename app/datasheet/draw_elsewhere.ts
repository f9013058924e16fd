import type { DataSheet } from '#catalogue/data_sheet'
import { makesElsewhere } from '#media/make_elsewhere'
import { WorkerProcess } from '#media/worker_process'

/** Draws a data sheet in a process of its own. */
export const drawElsewhere = makesElsewhere(
  new WorkerProcess<DataSheet>(new URL('drawing_process', import.meta.url))
)
