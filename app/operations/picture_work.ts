import { contentVersion } from '#content/pages/content_version'
import { makeVariant, mediaRoot, storedPictures } from '#media/pictures/make_pictures'
import { type IncompletePicture, incompletePictures } from '#media/pictures/publish_pictures'
import { WorkError } from '#media/workers/worker_process'

/** The number of pictures that exist in all sizes and formats. */
type PictureProgress = { done: number; total: number }

/** How long the progress is cached, in ms. */
const PROGRESS_MAX_AGE = 1_000

/** The content version for which all pictures exist. */
let completeFor: string | undefined

let progressAt = Number.NEGATIVE_INFINITY
let lastProgress: Promise<PictureProgress>

/**
 * Converts pictures that do not exist yet, until aborted. Pictures that cannot be converted are
 * skipped.
 */
export async function makePictures(stop: AbortSignal): Promise<void> {
  if ((await contentVersion()) === completeFor) return
  const { incomplete } = await findProgress()
  for (const { variants } of incomplete) {
    for (const variant of variants) {
      if (stop.aborted) return
      const isMade = await makeVariant(variant).then(() => true, skipFaulty)
      if (!isMade) break
    }
  }
}

/** Skips a picture whose original is at fault; rethrows other errors. */
function skipFaulty(error: Error): false {
  if (error.cause instanceof WorkError) return false
  throw error
}

/** The progress of the conversion; undefined when all pictures exist. */
export async function pictureProgress(): Promise<PictureProgress | undefined> {
  if ((await contentVersion()) === completeFor) return undefined
  if (performance.now() - progressAt >= PROGRESS_MAX_AGE) {
    progressAt = performance.now()
    lastProgress = findProgress()
  }
  const { done, total } = await lastProgress
  return done < total ? { done, total } : undefined
}

async function findProgress(): Promise<PictureProgress & { incomplete: IncompletePicture[] }> {
  const version = await contentVersion()
  const pictures = await storedPictures()
  const incomplete = await incompletePictures(mediaRoot, pictures)
  if (incomplete.length === 0) completeFor = version
  return { done: pictures.length - incomplete.length, total: pictures.length, incomplete }
}
