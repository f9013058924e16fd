import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '#content/loading/files_below'
import { failedLoad } from '#content/pages/failed_load'
import { from } from '#database/query'
import { unpublished } from '#media/public_folder/public_files'

/** The folders that a load reads, below the root. */
const READ = ['resources/content', 'resources/media']

/**
 * Returns a hash of every byte that a load depends on: content, media and code.
 *
 * @param root the folder that holds `resources`
 */
export function contentStamp(root: string, code: string): string {
  const stamp = createHash('sha256').update(code)
  for (const folder of READ) {
    for (const name of filesBelow(join(root, folder))) {
      stamp.update(`\0${name}\0`).update(readFileSync(join(root, folder, name)))
    }
  }
  return stamp.digest('hex')
}

/**
 * Whether the last load was successful, had this stamp, and its published drawings and files still
 * exist.
 */
export async function isLoaded(stamp: string): Promise<boolean> {
  const version = await from('content_versions').select('stamp').first()
  if (version?.stamp !== stamp || (await failedLoad())) return false
  const drawings = await from('images').where('mime_type', 'image/svg+xml').select('original_url')
  const files = await from('files').select('original_url')
  const names = [...drawings, ...files].map((row) => row.original_url.slice('/media/'.length))
  return (await unpublished(names)).length === 0
}
