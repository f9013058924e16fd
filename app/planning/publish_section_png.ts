import { writeSvg } from '#drawings/cross_section_svg'
import { hashOf } from '#media/crop'
import { setLine } from '#media/letters'
import { publishMade } from '#media/publish_made'
import { WorkerProcess } from '#media/worker_process'
import { createWorkerQueue } from '#media/worker_queue'

/** Enough for a page's width in print; in pixels. */
const WIDTH = 2400

const renderInWorker = createWorkerQueue(
  new WorkerProcess<{ svg: string }>(new URL('painting_worker', import.meta.url))
)

/**
 * Paints a drawing as a picture, unless this version of it has been painted before, here or on another
 * machine. Its figures are outlines: a server need not have fonts.
 *
 * @param name as it is saved, without its ending
 * @returns where its file is on this machine
 * @throws UnavailableException if it cannot be painted or kept, or the database is away
 */
export function publishSectionPng(
  name: string,
  drawing: Parameters<typeof writeSvg>[0]
): Promise<string> {
  const svg = writeSvg(drawing, { width: WIDTH, setLine: (text, size) => setLine(text, 400, size) })
  const file = `${name}-${hashOf(Buffer.from(svg), undefined)}.png`
  return publishMade(file, () => renderInWorker(file, { svg }))
}
