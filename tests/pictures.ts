import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * The folder in which single test files find the pictures that an earlier run converted, which takes
 * a minute; another folder when what converts them has changed. The whole run makes its own.
 */
export function keptPictures(): string {
  const sources = readdirSync('app/media').toSorted()
  const hash = createHash('sha256').update(readFileSync('package-lock.json'))
  for (const source of sources) hash.update(readFileSync(join('app/media', source)))
  const folder = resolve('node_modules/.cache', `pictures-${hash.digest('hex').slice(0, 16)}`)
  mkdirSync(folder, { recursive: true })
  return folder
}
