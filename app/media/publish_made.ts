import { join } from 'node:path'
import logger from '@adonisjs/core/services/logger'
import { isDatabaseAway, UnavailableException } from '#database/unavailable_exception'
import { waitFor } from '#media/patience'
import { fetchFile, publishFile } from '#media/public_files'
import { publicRoot } from '#media/public_folder'

/**
 * Makes a file that visitors ask for, unless it has been made before, here or on another machine.
 *
 * @param file named by what it holds
 * @param patience how long it is waited for, in ms; without a limit where an answer has been begun
 * @returns where it is on this machine
 * @throws UnavailableException if it takes too long, cannot be made or kept, or the database is away
 */
export async function publishMade(
  file: string,
  make: () => Promise<Buffer>,
  patience?: number
): Promise<string> {
  const made = publish(file, make)
  await (patience === Infinity ? made : waitFor(file, made, patience))
  return join(publicRoot, 'media', file)
}

async function publish(file: string, make: () => Promise<Buffer>) {
  if (await fetchFile(file)) return
  try {
    await publishFile(file, make)
  } catch (cause) {
    if (isDatabaseAway(cause)) throw cause
    logger.error({ err: cause }, `a file could not be made: ${file}`)
    throw new UnavailableException(`${file} could not be made`, { cause })
  }
  /** Another machine may have published it meanwhile. */
  await fetchFile(file)
}
