import { drawInWorker } from '#datasheet/draw_in_worker'
import type { FoundDataSheet } from '#datasheet/find_data_sheet'
import { publishMade } from '#media/publish_made'

/**
 * Draws a data sheet, unless this version of it has been drawn before, here or on another machine.
 *
 * @param name as it is saved, without its ending
 * @param isUrgent draws it before all others and waits without a limit, for a response that has begun
 * @returns where its file is on this machine
 * @throws UnavailableException if it takes too long, cannot be drawn or kept, or the database is away
 */
export function publishDataSheet(
  name: string,
  { sheet, version }: FoundDataSheet,
  { isUrgent = false } = {}
): Promise<string> {
  const file = `${name}-${version}.pdf`
  const draw = () => drawInWorker(file, sheet, { isUrgent })
  return publishMade(file, draw, isUrgent ? Infinity : undefined)
}
