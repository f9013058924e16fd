import { contentVersion } from '#content/pages/content_version'
import { makeForm, mediaRoot, storedPictures } from '#media/make_pictures'
import { type UnmadePicture, unmadePictures } from '#media/publish_pictures'
import { WorkError } from '#media/worker_process'

/** How many pictures of the content are there in every size and format. */
export type PictureProgress = { done: number; total: number }

/** For how long a look at all files is trusted, in ms. */
const TRUSTED_FOR = 1_000

/** The content version whose pictures are all there. */
let completeFor: string | undefined

let lookedAt = Number.NEGATIVE_INFINITY
let lastLook: Promise<PictureProgress>

/**
 * Makes the pictures that content names and nobody has asked for yet, until told to stop. One that
 * cannot be made is left for later.
 */
export async function makePictures(stop: AbortSignal): Promise<void> {
  if ((await contentVersion()) === completeFor) return
  const { unmade } = await look()
  for (const { forms } of unmade) {
    for (const form of forms) {
      if (stop.aborted) return
      const isMade = await makeForm(form).then(() => true, passOver)
      if (!isMade) break
    }
  }
}

/** Says of a picture that is the fault of its original that it was not made. */
function passOver(error: Error): false {
  if (error.cause instanceof WorkError) return false
  throw error
}

/** How far the pictures are; undefined when all are there. */
export async function pictureProgress(): Promise<PictureProgress | undefined> {
  if ((await contentVersion()) === completeFor) return undefined
  if (performance.now() - lookedAt >= TRUSTED_FOR) {
    lookedAt = performance.now()
    lastLook = look()
  }
  const { done, total } = await lastLook
  return done < total ? { done, total } : undefined
}

async function look(): Promise<PictureProgress & { unmade: UnmadePicture[] }> {
  const version = await contentVersion()
  const pictures = await storedPictures()
  const unmade = await unmadePictures(mediaRoot, pictures)
  if (unmade.length === 0) completeFor = version
  return { done: pictures.length - unmade.length, total: pictures.length, unmade }
}
