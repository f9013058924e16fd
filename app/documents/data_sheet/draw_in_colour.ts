import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { drawInWorker } from '#documents/data_sheet/draw_in_worker'
import type { FoundDataSheet } from '#documents/data_sheet/find_data_sheet'
import { provideFile } from '#media/pictures/make_pictures'
import { publicRoot } from '#media/public_folder/public_folder'
import { waitFor } from '#media/public_folder/wait_for_file'

/**
 * The sheets requested last. They are not published like those without a colour, because each group
 * has dozens of colours in each language.
 */
const drawn = new LRUCache<string, Buffer>({
  maxSize: 8 * 2 ** 20,
  sizeCalculation: ({ length }) => length,
})

/**
 * Draws a data sheet with the picture in its colour, unless it is cached.
 *
 * @param name the file name without its extension
 * @throws UnavailableException if it takes too long, cannot be drawn, or the database is unavailable
 */
export async function drawInColour(name: string, found: FoundDataSheet): Promise<Buffer> {
  const file = `${name}-${found.version}.pdf`
  return drawn.get(file) ?? waitFor(file, draw(file, found))
}

async function draw(file: string, { sheet }: FoundDataSheet): Promise<Buffer> {
  const bytes = await drawInWorker(file, { sheet, picture: await pictureOf(sheet) })
  drawn.set(file, bytes)
  return bytes
}

/** Returns the bytes of a sheet's picture, which is converted first if it does not exist yet. */
async function pictureOf({ picture }: FoundDataSheet['sheet']): Promise<Buffer | undefined> {
  if (!picture) return undefined
  await provideFile(picture.file)
  return readFile(join(publicRoot, 'media', picture.file))
}
