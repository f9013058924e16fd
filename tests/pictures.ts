import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The sources that determine the result of a conversion. */
const SOURCES = 'app/media/{pictures/{conversion,tinting},social_images,lettering}/*.ts'

/**
 * Returns the folder where tests cache converted pictures, because a conversion takes up to a
 * minute. The folder changes with the sources of the conversion; the name of a picture changes with
 * its content.
 */
export function pictureCacheFolder(): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'))
  for (const source of globSync(SOURCES).toSorted()) hash.update(readFileSync(source))
  const folder = resolve('node_modules/.cache', `pictures-${hash.digest('hex').slice(0, 16)}`)
  mkdirSync(folder, { recursive: true })
  return folder
}
