import { contentVersion } from '#content/pages/content_version'
import { makeVariant, mediaRoot, storedPictures } from '#media/pictures/make_pictures'
import { type IncompletePicture, incompletePictures } from '#media/pictures/publish_pictures'
import { WorkError } from '#media/workers/worker_process'

/** The number of pictures that exist in all sizes and formats. */
export type PictureProgress = { done: number; total: number }

/** How long the state of all files is cached, in ms. */
const TRUSTED_FOR = 1_000

/** The content version for which all pictures exist. */
let completeFor: string | undefined

let lookedAt = Number.NEGATIVE_INFINITY
let lastLook: Promise<PictureProgress>

/**
 * Converts pictures that do not exist yet, until aborted. Pictures that cannot be converted are
 * skipped.
 */
export async function makePictures(stop: AbortSignal): Promise<void> {
  if ((await contentVersion()) === completeFor) return
  const { unmade } = await look()
  for (const { variants } of unmade) {
    for (const variant of variants) {
      if (stop.aborted) return
      const isMade = await makeVariant(variant).then(() => true, passOver)
      if (!isMade) break
    }
  }
}

/** Skips a picture whose original is at fault; rethrows other errors. */
function passOver(error: Error): false {
  if (error.cause instanceof WorkError) return false
  throw error
}

/** The progress of the conversion; undefined when all pictures exist. */
export async function pictureProgress(): Promise<PictureProgress | undefined> {
  if ((await contentVersion()) === completeFor) return undefined
  if (performance.now() - lookedAt >= TRUSTED_FOR) {
    lookedAt = performance.now()
    lastLook = look()
  }
  const { done, total } = await lastLook
  return done < total ? { done, total } : undefined
}

async function look(): Promise<PictureProgress & { unmade: IncompletePicture[] }> {
  const version = await contentVersion()
  const pictures = await storedPictures()
  const unmade = await incompletePictures(mediaRoot, pictures)
  if (unmade.length === 0) completeFor = version
  return { done: pictures.length - unmade.length, total: pictures.length, unmade }
}
