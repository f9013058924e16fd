import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * The folder in which tests find the pictures that an earlier one converted, which takes a minute;
 * another folder when what converts them has changed. A picture that has changed has another name.
 */
export function pictureCacheFolder(): string {
  const sources = readdirSync('app/media').toSorted()
  const hash = createHash('sha256').update(readFileSync('package-lock.json'))
  for (const source of sources) hash.update(readFileSync(join('app/media', source)))
  const folder = resolve('node_modules/.cache', `pictures-${hash.digest('hex').slice(0, 16)}`)
  mkdirSync(folder, { recursive: true })
  return folder
}
