import { join } from 'node:path'
import { drawElsewhere } from '#datasheet/draw_elsewhere'
import type { FoundDataSheet } from '#datasheet/find_data_sheet'
import { fetchFile, publishFile } from '#media/public_files'
import { publicRoot } from '#media/public_folder'

/**
 * Draws a data sheet, unless this version of it has been drawn before, here or on another machine.
 *
 * @param name as it is saved, without its ending
 * @returns where its file is on this machine
 */
export async function publishDataSheet(
  name: string,
  { sheet, version }: FoundDataSheet
): Promise<string> {
  const file = `${name}-${version}.pdf`
  if (!(await fetchFile(file))) {
    await publishFile(file, () => drawElsewhere(file, sheet))
    /** Another machine may have published it meanwhile. */
    await fetchFile(file)
  }
  return join(publicRoot, 'media', file)
}
