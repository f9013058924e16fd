import { join } from 'node:path'
import logger from '@adonisjs/core/services/logger'
import { isDatabaseAway, UnavailableException } from '#database/unavailable_exception'
import { drawElsewhere } from '#datasheet/draw_elsewhere'
import type { FoundDataSheet } from '#datasheet/find_data_sheet'
import { fetchFile, publishFile } from '#media/public_files'
import { publicRoot } from '#media/public_folder'

/**
 * Draws a data sheet, unless this version of it has been drawn before, here or on another machine.
 *
 * @param name as it is saved, without its ending
 * @returns where its file is on this machine
 * @throws UnavailableException if it cannot be drawn or kept, or the database is away
 */
export async function publishDataSheet(
  name: string,
  { sheet, version }: FoundDataSheet
): Promise<string> {
  const file = `${name}-${version}.pdf`
  if (!(await fetchFile(file))) {
    try {
      await publishFile(file, () => drawElsewhere(file, sheet))
    } catch (cause) {
      if (isDatabaseAway(cause)) throw cause
      logger.error({ err: cause }, `a data sheet could not be made: ${file}`)
      throw new UnavailableException(`${file} could not be made`, { cause })
    }
    /** Another machine may have published it meanwhile. */
    await fetchFile(file)
  }
  return join(publicRoot, 'media', file)
}
