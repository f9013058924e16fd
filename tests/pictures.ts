import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The sources that decide how a converted picture looks. */
const SOURCES = 'app/media/{pictures/{conversion,tinting},social_images,lettering}/*.ts'

/**
 * Returns the folder in which tests find the pictures that an earlier test converted, which takes a
 * minute; another folder after a change of what converts them. A picture that has changed has
 * another name.
 */
export function pictureCacheFolder(): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'))
  for (const source of globSync(SOURCES).toSorted()) hash.update(readFileSync(source))
  const folder = resolve('node_modules/.cache', `pictures-${hash.digest('hex').slice(0, 16)}`)
  mkdirSync(folder, { recursive: true })
  return folder
}
