import { join } from 'node:path'
import logger from '@adonisjs/core/services/logger'
import PQueue from 'p-queue'
import { contentRoot } from '#config/content'
import { from } from '#database/query'
import { isDatabaseAway, UnavailableException } from '#database/unavailable_exception'
import { converter } from '#media/pictures/conversion/converter'
import { hashIn, originalUrls, type StoredPicture } from '#media/pictures/picture_variants'
import { type MissingVariant, publishVariant, toVariants } from '#media/pictures/publish_pictures'
import { fetchFile } from '#media/public_folder/public_files'
import { waitFor } from '#media/public_folder/wait_for_file'

/** The folder of originals. */
export const mediaRoot = join(contentRoot, 'resources/media')

/** How long a failed conversion is not retried, in milliseconds. */
const RETRY_DELAY = 60_000

/** Waiting and running conversions by file name, which concurrent requests share. */
const inProgress = new Map<string, Promise<void>>()

/** Failed pictures by hash, with the reason and the time. */
const failures = new Map<string, { cause: unknown; since: number }>()

/** Conversions run one at a time. */
const queue = new PQueue({ concurrency: 1 })

/**
 * Provides a published file on this machine: one that exists here or on another machine, or a
 * variant of a picture in the content, which is converted first.
 *
 * @returns whether the file exists
 * @throws UnavailableException if it takes too long or fails, or the database is unavailable
 */
export async function provideFile(name: string): Promise<boolean> {
  if (await fetchFile(name)) return true
  const variant = await findVariant(name)
  if (!variant) return false
  await waitFor(name, makeVariant(variant))
  return fetchFile(name)
}

/** Returns the variant with a file name; undefined if no picture of the content has it. */
async function findVariant(name: string): Promise<MissingVariant | undefined> {
  const urls = originalUrls(name)
  if (urls.length === 0) return undefined
  const picture = await pictureRows().whereIn('original_url', urls).first()
  return picture
    ? toVariants(mediaRoot, picture).find((variant) => variant.name === name)
    : undefined
}

/**
 * Returns the pictures of the content that are made in the background: all except drawings, which
 * are published on load, and pictures that are made of others (social images, tinted pictures),
 * which are made when they are asked for.
 */
export function storedPictures(): Promise<StoredPicture[]> {
  return pictureRows()
    .where('mime_type', '<>', 'image/svg+xml')
    .whereRaw('composition is null')
    .orderBy('id')
}

function pictureRows() {
  return from('images').select('file', 'original_url', 'conversion_urls', 'crop', 'composition')
}

/**
 * Converts and publishes a variant, after all that were requested before.
 *
 * @throws UnavailableException if it fails, and for a minute after that; the reason is logged
 */
export function makeVariant(variant: MissingVariant): Promise<void> {
  const waited = inProgress.get(variant.name)
  if (waited) return waited
  const made = queue.add(() => makeNow(variant)).finally(() => inProgress.delete(variant.name))
  inProgress.set(variant.name, made)
  return made
}

async function makeNow(variant: MissingVariant) {
  const hash = hashIn(variant.name)
  const failure = failures.get(hash)
  if (failure && performance.now() - failure.since < RETRY_DELAY) {
    throw new UnavailableException(`${variant.name} could not be made a moment ago`, failure)
  }
  try {
    await publishVariant(variant, (work) => converter.run(work))
    failures.delete(hash)
  } catch (cause) {
    if (isDatabaseAway(cause)) throw cause
    failures.set(hash, { cause, since: performance.now() })
    logger.error({ err: cause }, `a picture could not be made: ${variant.name}`)
    throw new UnavailableException(`${variant.name} could not be made`, { cause })
  }
}
