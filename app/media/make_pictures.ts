import { join } from 'node:path'
import logger from '@adonisjs/core/services/logger'
import { contentRoot } from '#config/content'
import { from } from '#database/query'
import { isDatabaseAway, UnavailableException } from '#database/unavailable_exception'
import { converter } from '#media/converter'
import { waitFor } from '#media/patience'
import { hashIn, originalUrls, type StoredPicture } from '#media/picture_variants'
import { fetchFile } from '#media/public_files'
import { type MissingVariant, publishVariant, toVariants } from '#media/publish_pictures'

/** The folder of originals. */
export const mediaRoot = join(contentRoot, 'resources/media')

/** For how long nobody tries again what has failed, in ms. */
const SET_ASIDE_FOR = 60_000

/** What is waiting or being made, by name, so that each is made once. */
const underWay = new Map<string, Promise<void>>()

/** Pictures of which something could not be made, by their hashes, with the reason and the time. */
const setAside = new Map<string, { cause: unknown; since: number }>()

/** The end of the last one: one is made at a time. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Brings a file that visitors may ask for into this machine's folder: it is there, another machine
 * has published it, or it is a picture that the content names and nobody has asked for yet.
 *
 * @returns whether the file is there
 * @throws UnavailableException if it takes too long or cannot be made, or the database is away
 */
export async function provideFile(name: string): Promise<boolean> {
  if (await fetchFile(name)) return true
  const form = await findVariant(name)
  if (!form) return false
  await waitFor(name, makeVariant(form))
  return fetchFile(name)
}

/** What a file of a picture is made of; undefined if no content has a picture with such a file. */
async function findVariant(name: string): Promise<MissingVariant | undefined> {
  const urls = originalUrls(name)
  if (urls.length === 0) return undefined
  const picture = await pictureRows().whereIn('original_url', urls).first()
  return picture ? toVariants(mediaRoot, picture).find((form) => form.name === name) : undefined
}

/** All pictures of the content but drawings, which were published when they were loaded. */
export function storedPictures(): Promise<StoredPicture[]> {
  return pictureRows().where('mime_type', '<>', 'image/svg+xml').orderBy('id')
}

function pictureRows() {
  return from('images').select('file', 'original_url', 'conversion_urls', 'crop', 'composition')
}

/**
 * Makes a file of a picture after all that was asked for before.
 *
 * @throws UnavailableException if that fails, and for a minute after that; the log has the reason
 */
export function makeVariant(form: MissingVariant): Promise<void> {
  const waited = underWay.get(form.name)
  if (waited) return waited
  const made = last.then(() => makeNow(form)).finally(() => underWay.delete(form.name))
  last = made.catch(() => undefined)
  underWay.set(form.name, made)
  return made
}

async function makeNow(form: MissingVariant) {
  const hash = hashIn(form.name)
  const failure = setAside.get(hash)
  if (failure && performance.now() - failure.since < SET_ASIDE_FOR) {
    throw new UnavailableException(`${form.name} could not be made a moment ago`, failure)
  }
  try {
    await publishVariant(form, (work) => converter.run(work))
    setAside.delete(hash)
  } catch (cause) {
    if (isDatabaseAway(cause)) throw cause
    setAside.set(hash, { cause, since: performance.now() })
    logger.error({ err: cause }, `a picture could not be made: ${form.name}`)
    throw new UnavailableException(`${form.name} could not be made`, { cause })
  }
}
