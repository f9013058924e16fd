import { writeSvg } from '#drawings/cross_section_svg'
import { setLine } from '#media/lettering/letters'
import { hashOfOriginal } from '#media/pictures/conversion/crop'
import { publishMade } from '#media/public_folder/publish_made'
import { WorkerProcess } from '#media/workers/worker_process'
import { createWorkerQueue } from '#media/workers/worker_queue'

/** The width in pixels, enough for a printed page. */
const WIDTH = 2400

const renderInWorker = createWorkerQueue(
  new WorkerProcess<{ svg: string }>(new URL('painting_worker', import.meta.url))
)

/**
 * Renders a drawing as PNG, unless this version has been published, here or on another machine. Its
 * numbers are outlines, so that a server needs no fonts.
 *
 * @param name the file name without its extension
 * @returns the path of the file on this machine
 * @throws UnavailableException if it takes too long, cannot be rendered or stored, or the database
 *   is unavailable
 */
export function publishSectionPng(
  name: string,
  drawing: Parameters<typeof writeSvg>[0]
): Promise<string> {
  const svg = writeSvg(drawing, { width: WIDTH, setLine: (text, size) => setLine(text, 400, size) })
  const file = `${name}-${hashOfOriginal(Buffer.from(svg), undefined)}.png`
  return publishMade(file, () => renderInWorker(file, { svg }))
}
