import type { DataSheet } from '#catalogue/data_sheet'
import { WorkerProcess } from '#media/worker_process'

const drawing = new WorkerProcess<DataSheet>(new URL('drawing_process', import.meta.url))

/** Sheets that are being drawn, by their files, so that each is drawn once. */
const underWay = new Map<string, Promise<Buffer>>()

/** The end of the last one: one is drawn at a time. */
let last: Promise<unknown> = Promise.resolve()

/** Draws a data sheet in a process of its own, after all that was asked for before. */
export function drawElsewhere(file: string, sheet: DataSheet): Promise<Buffer> {
  const waited = underWay.get(file)
  if (waited) return waited
  const drawn = last.then(() => drawing.do(sheet)).finally(() => underWay.delete(file))
  last = drawn.catch(() => undefined)
  underWay.set(file, drawn)
  return drawn
}
