import { availableParallelism } from 'node:os'
import type { Original } from '#media/original'
import type { StoredPicture } from '#media/pictures/picture_variants'
import { incompletePictures, publishVariant } from '#media/pictures/publish_pictures'
import { publishFile, unpublished } from '#media/public_folder/public_files'

/** Publishes missing drawings and files, which need no conversion. */
export async function publishOriginals(originals: readonly Original<unknown>[]): Promise<void> {
  const files = originals.flatMap((original) => original.files)
  const missing = new Set(await unpublished(files.map(({ name }) => name)))
  const missingFiles = files.filter(({ name }) => missing.has(name))
  await onEveryCore(missingFiles, ({ name, content }) => publishFile(name, content))
}

/**
 * Converts and publishes all missing variants of pictures, on all cores.
 *
 * @param media the folder of originals
 * @param made called after each picture with the number of finished pictures
 * @returns the files whose pictures cannot be converted, with the reasons
 */
export async function publishPictures(
  media: string,
  pictures: readonly StoredPicture[],
  made: (done: number, total: number) => void = () => {}
): Promise<Map<string, string>> {
  const incomplete = await incompletePictures(media, pictures)
  const failed = new Map<string, string>()
  if (incomplete.length === 0) return failed
  /** Sharp, fontkit and culori take a tenth of a load that has nothing to convert. */
  const { makePicture, PictureError } = await import('#media/pictures/conversion/convert_picture')
  let done = 0
  await onEveryCore(incomplete, async ({ file, variants }) => {
    try {
      for (const variant of variants) await publishVariant(variant, makePicture)
    } catch (error) {
      if (!(error instanceof PictureError)) throw error
      failed.set(file, error.message)
    }
    made(++done, incomplete.length)
  })
  return failed
}

async function onEveryCore<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = items.values()
  const workAll = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, workAll))
}
