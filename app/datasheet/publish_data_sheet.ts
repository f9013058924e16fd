import { drawElsewhere } from '#datasheet/draw_elsewhere'
import type { FoundDataSheet } from '#datasheet/find_data_sheet'
import { publishMade } from '#media/publish_made'

/**
 * Draws a data sheet, unless this version of it has been drawn before, here or on another machine.
 *
 * @param name as it is saved, without its ending
 * @param isBegun whether an answer that holds it has been begun: it is drawn next, and waited for
 * @returns where its file is on this machine
 * @throws UnavailableException if it takes too long, cannot be drawn or kept, or the database is away
 */
export function publishDataSheet(
  name: string,
  { sheet, version }: FoundDataSheet,
  { isBegun = false } = {}
): Promise<string> {
  const file = `${name}-${version}.pdf`
  const draw = () => drawElsewhere(file, sheet, { isBegun })
  return publishMade(file, draw, isBegun ? Infinity : undefined)
}
