import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { ColourPreview } from '#documents/colour_preview/find_colour_preview'
import { hashOfOriginal } from '#media/pictures/conversion/crop'
import { provideFile } from '#media/pictures/make_pictures'
import { publicRoot } from '#media/public_folder/public_folder'
import { waitFor } from '#media/public_folder/wait_for_file'
import { composeInWorker } from '#media/social_images/compose_in_worker'

/** The previews requested last. They are not published, because there are thousands. */
const composed = new LRUCache<string, Buffer>({
  maxSize: 4 * 2 ** 20,
  sizeCalculation: ({ length }) => length,
})

/**
 * Composes a link preview, unless it is cached.
 *
 * @throws UnavailableException if it takes too long, fails, or the database is unavailable
 */
export async function composePreview(found: ColourPreview): Promise<Buffer> {
  return composed.get(found.name) ?? waitFor(found.name, compose(found))
}

/** The picture in the colour is converted first if it does not exist yet. */
async function compose({ name, composition, picture }: ColourPreview): Promise<Buffer> {
  await provideFile(picture)
  const path = join(publicRoot, 'media', picture)
  const hash = hashOfOriginal(await readFile(path), undefined)
  const bytes = await composeInWorker(name, { composition, original: { path, hash } })
  composed.set(name, bytes)
  return bytes
}
