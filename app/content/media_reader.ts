import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { ContentProblems } from '#content/content_problems'
import type { Origin } from '#content/overlay'
import type { PlacedReference } from '#content/reference_checks'
import { type Original, readOriginal } from '#media/media_files'
import type { Crop } from '#media/picture'
import { type PublishedFile, readPublishedFile } from '#media/published_files'
import type { Locale } from '#shared/locales'

/** What editors say of a picture, and where they do. */
export type Alts = {
  origin: Origin
  index: number
  alts: Partial<Record<Locale, { alt: string }>>
  crop?: Crop
}

/** Pictures and other files that content names, read and checked. */
export type MediaFiles = {
  images: { file: string; original: Original; alts: Alts['alts'] }[]
  files: { file: string; original: Original<PublishedFile> }[]
}

type Place = ReturnType<Origin>

/**
 * Reads every file below resources/media that content names. Why one cannot be used becomes a problem
 * where it is named.
 *
 * @param alts the alt texts by picture; a picture that has one is read even if no page shows it
 */
export async function readMedia(
  media: string,
  references: readonly PlacedReference[],
  alts: ReadonlyMap<string, Alts>,
  problems: ContentProblems
): Promise<MediaFiles> {
  const reader = new MediaReader(media, problems)
  return {
    images: await reader.images(references, alts),
    files: await reader.files(references),
  }
}

class MediaReader {
  constructor(
    private readonly media: string,
    private readonly problems: ContentProblems
  ) {}

  async images(
    references: readonly PlacedReference[],
    alts: ReadonlyMap<string, Alts>
  ): Promise<MediaFiles['images']> {
    const places = new Map<string, Place>()
    for (const [file, { origin, index }] of alts) places.set(file, origin(['images', index, 'id']))
    const named = new Set(references.filter((each) => each.named).map(({ key }) => key))
    for (const [file, place] of placesOf('image', references)) {
      if (places.has(file)) continue
      places.set(file, place)
      if (!named.has(file) && existsSync(join(this.media, file))) {
        this.problems.add({
          severity: 'warning',
          ...place,
          message: `the picture "${file}" has no alt text`,
          remedy: 'Add it to resources/content/images/de.yaml.',
        })
      }
    }

    const images: MediaFiles['images'] = []
    for (const [file, place] of places) {
      const { alts: texts = {}, crop } = alts.get(file) ?? {}
      const original = await this.#read('image', file, place, (path) => readOriginal(path, crop))
      if (original) images.push({ file, original, alts: texts })
    }
    return images
  }

  async files(references: readonly PlacedReference[]): Promise<MediaFiles['files']> {
    const files: MediaFiles['files'] = []
    for (const [file, place] of placesOf('file', references)) {
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

/** Each named file once, where it is named first. */
function placesOf(
  kind: 'image' | 'file',
  references: readonly PlacedReference[]
): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const { kind: named, key, path, origin } of references) {
    if (named === kind && !places.has(String(key))) places.set(String(key), origin(path))
  }
  return places
}
