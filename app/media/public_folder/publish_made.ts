import { join } from 'node:path'
import { fetchFile, publishFile } from '#media/public_folder/public_files'
import { publicRoot } from '#media/public_folder/public_folder'
import { waitFor } from '#media/public_folder/wait_for_file'

/**
 * Creates and publishes a file, unless it exists on this machine or another one.
 *
 * @param file the file name, with a hash of its content
 * @param timeout how long to wait, in milliseconds; Infinity for a response that has started
 * @returns the path on this machine
 * @throws UnavailableException if it takes too long, cannot be created or stored, or the database
 *   is unavailable
 */
export async function publishMade(
  file: string,
  make: () => Promise<Buffer>,
  timeout?: number
): Promise<string> {
  await waitFor(file, publish(file, make), timeout)
  return join(publicRoot, 'media', file)
}

async function publish(file: string, make: () => Promise<Buffer>) {
  if (await fetchFile(file)) return
  await publishFile(file, make)
  /** Another machine may have published it first. */
  await fetchFile(file)
}
