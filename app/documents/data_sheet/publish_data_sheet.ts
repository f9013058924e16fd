import { drawInWorker } from '#documents/data_sheet/draw_in_worker'
import type { FoundDataSheet } from '#documents/data_sheet/find_data_sheet'
import { publishMade } from '#media/public_folder/publish_made'

/**
 * Draws a data sheet, unless this version has been published, here or on another machine.
 *
 * @param name the file name without its extension
 * @param isUrgent draws it before all others and waits without a limit, for a response that has
 *   started
 * @returns the path of the file on this machine
 * @throws UnavailableException if it takes too long, cannot be drawn or stored, or the database is
 *   unavailable
 */
export function publishDataSheet(
  name: string,
  { sheet, version }: FoundDataSheet,
  { isUrgent = false } = {}
): Promise<string> {
  const file = `${name}-${version}.pdf`
  const draw = () => drawInWorker(file, { sheet }, { isUrgent })
  return publishMade(file, draw, isUrgent ? Infinity : undefined)
}
