import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Place } from '#content/loading/content_files'
import type { PlacedLink } from '#content/loading/link_checks'
import type { PictureTexts } from '#content/loading/picture_texts'
import type { ContentProblems } from '#content/loading/problems'
import type { Crop } from '#media/crop'
import { loadedOriginals } from '#media/image_queries'
import { readOriginal } from '#media/media_files'
import type { Original } from '#media/original'
import type { PublishedFile } from '#media/published_file'
import { readPublishedFile } from '#media/published_files'

/** Pictures and other files that content links to, read and checked. */
export type MediaFiles = {
  images: { file: string; original: Original; alts: PictureTexts['alts']; crop?: Crop }[]
  files: { file: string; original: Original<PublishedFile> }[]
}

/**
 * Reads every file below resources/media that content links to. Why one cannot be used becomes a
 * problem where it is linked to.
 *
 * @param pictures what editors say of pictures: one of these is read even if no page shows it
 */
export async function readMedia(
  media: string,
  links: readonly PlacedLink[],
  pictures: ReadonlyMap<string, PictureTexts>,
  problems: ContentProblems
): Promise<MediaFiles> {
  const reader = new MediaReader(media, problems)
  return {
    images: await reader.images(links, pictures),
    files: await reader.files(links),
  }
}

class MediaReader {
  constructor(
    private readonly media: string,
    private readonly problems: ContentProblems
  ) {}

  async images(
    links: readonly PlacedLink[],
    pictures: ReadonlyMap<string, PictureTexts>
  ): Promise<MediaFiles['images']> {
    const places = new Map<string, Place>()
    for (const [file, { origin, index }] of pictures)
      places.set(file, origin(['images', index, 'id']))
    const namedByRecord = new Set(links.filter((each) => each.named).map(({ key }) => key))
    for (const [file, place] of placesOf('image', links)) {
      if (places.has(file)) continue
      places.set(file, place)
      if (!namedByRecord.has(file) && existsSync(join(this.media, file))) {
        this.problems.add({
          severity: 'warning',
          ...place,
          message: `the picture "${file}" has no alt text`,
          remedy: 'Add it to resources/content/images/de.yaml.',
        })
      }
    }

    /** A check also works without a database. */
    const known = await loadedOriginals().catch(() => new Set<string>())
    const images: MediaFiles['images'] = []
    for (const [file, place] of places) {
      const { alts = {}, crop } = pictures.get(file) ?? {}
      const read = (path: string) => readOriginal(path, crop, known)
      const original = await this.#read('image', file, place, read)
      if (original) images.push({ file, original, alts, crop })
    }
    return images
  }

  async files(links: readonly PlacedLink[]): Promise<MediaFiles['files']> {
    const files: MediaFiles['files'] = []
    for (const [file, place] of placesOf('file', links)) {
      const original = await this.#read('file', file, place, readPublishedFile)
      if (original) files.push({ file, original })
    }
    return files
  }

  async #read<Media>(
    kind: 'image' | 'file',
    file: string,
    place: Place,
    read: (path: string) => Promise<Media>
  ): Promise<Media | undefined> {
    const problem = (message: string, remedy: string) => {
      this.problems.add({ severity: 'error', ...place, message, remedy })
      return undefined
    }

    const path = join(this.media, file)
    if (relative(this.media, path).startsWith('..') || !existsSync(path)) {
      return problem(`unknown ${kind} "${file}"`, this.#known(file))
    }
    try {
      return await read(path)
    } catch (error) {
      const reason = (error as Error).message
      return problem(`the ${kind} "${file}" cannot be used: ${reason}`, 'Replace the file.')
    }
  }

  #known(file: string): string {
    const folder = dirname(join(this.media, file))
    const below = relative(this.media, folder)
    if (below.startsWith('..') || !existsSync(folder)) return 'Put the file below resources/media.'
    const names = readdirSync(folder).map((name) => join(below, name))
    return `Put the file below resources/media, or use one of ${names.slice(0, 12).join(', ')}.`
  }
}

/** Each file once, where it is linked to first. */
function placesOf(kind: 'image' | 'file', links: readonly PlacedLink[]): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const { kind: named, key, path, origin } of links) {
    if (named === kind && !places.has(String(key))) places.set(String(key), origin(path))
  }
  return places
}
