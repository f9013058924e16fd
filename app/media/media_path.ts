import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the path of a file of `resources/media`. Content spells names in NFC; in the folder an
 * `ü` may be two characters (NFD), as macOS and some ZIP files write it.
 *
 * @param media the folder of originals
 * @param file the name in the content
 */
export function mediaPath(media: string, file: string): string {
  const path = join(media, file)
  if (existsSync(path)) return path
  return file.split('/').reduce((folder, name) => join(folder, spelledIn(folder, name)), media)
}

function spelledIn(folder: string, name: string): string {
  if (name.normalize('NFD') === name || !existsSync(folder)) return name
  return readdirSync(folder).find((each) => each.normalize('NFC') === name) ?? name
}
