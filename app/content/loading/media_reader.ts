import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { filesBelow } from '#content/loading/files_below'
import type { PlacedLink } from '#content/loading/links/link_checks'
import type { PictureTexts } from '#content/loading/picture_texts'
import type { ContentProblems, Place } from '#content/loading/problems'
import type { Progress } from '#content/loading/progress'
import type { Reading } from '#content/loading/reading'
import type { RecordCache } from '#content/loading/record_cache'
import { didYouMean } from '#content/schema/nearest'
import { mediaPath } from '#media/media_path'
import type { Original } from '#media/original'
import type { Crop } from '#media/pictures/conversion/crop'
import { type ReadOnce, readOriginal } from '#media/pictures/read_original'
import { standIn } from '#media/pictures/stand_in'
import { isTintSource, type TintedPicture } from '#media/pictures/tinting/tinted_picture'
import type { PublishedFile } from '#media/public_folder/published_file'
import { readPublishedFile } from '#media/public_folder/published_files'
import type { SocialImage } from '#media/social_images/social_image'

/** The pictures and other files that content links to, read and checked. */
export type MediaFiles = {
  images: {
    file: string
    original: Original
    alts: PictureTexts['alts']
    crop?: Crop
    /** False if a stand-in is shown in its place. */
    isUsable: boolean
    /** The parts of a picture that is composed, instead of an original file. */
    composition?: SocialImage | TintedPicture
  }[]
  files: { file: string; original: Original<PublishedFile> }[]
}

/**
 * Reads all files below resources/media that content links to. Problems are reported at the places
 * of the links.
 *
 * @param pictures the editors' texts for pictures; a picture with texts is read even if no page
 *   shows it
 */
export async function readMedia(
  { media, links, problems, recordCache, report }: Reading,
  pictures: ReadonlyMap<string, PictureTexts>
): Promise<MediaFiles> {
  const reader = new MediaReader(media, problems, recordCache, report)
  return {
    images: await reader.images(links.all, pictures),
    files: await reader.files(links.all),
  }
}

class MediaReader {
  constructor(
    private readonly media: string,
    private readonly problems: ContentProblems,
    private readonly recordCache: RecordCache,
    private readonly report: Progress
  ) {}

  async images(
    links: readonly PlacedLink[],
    pictures: ReadonlyMap<string, PictureTexts>
  ): Promise<MediaFiles['images']> {
    const places = new Map<string, () => Place>()
    for (const [file, { origin, index }] of pictures)
      places.set(file, () => origin(['images', index, 'id']))
    const namedByRecord = new Set(links.filter((each) => each.named).map(({ key }) => key))
    for (const [file, place] of placesOf('image', links)) {
      if (places.has(file)) continue
      places.set(file, place)
      /**
       * If there are no texts for any picture, the file with the texts has errors, which are
       * reported already.
       */
      const isDescribed = namedByRecord.has(file) || pictures.size === 0
      if (!isDescribed && this.#exists(file)) {
        const message = `the picture "${file}" has no alt text`
        this.problems.warning(place(), message, 'Add it to resources/content/images/de.yaml.')
      }
    }

    const images: MediaFiles['images'] = []
    const placeholder = standIn()
    for (const [file, place] of places) {
      this.report('pictures', images.length, places.size)
      const { alts = {}, crop } = pictures.get(file) ?? {}
      const read = (path: string) => readOriginal(path, crop, this.#readOnce)
      const original = await this.#read('image', file, place, read, placeholder)
      if (original) images.push({ file, original, alts, crop, isUsable: original !== placeholder })
    }
    return images
  }

  async files(links: readonly PlacedLink[]): Promise<MediaFiles['files']> {
    const files: MediaFiles['files'] = []
    const places = placesOf('file', links)
    for (const [file, place] of places) {
      this.report('files', files.length, places.size)
      const original = await this.#read('file', file, place, readPublishedFile)
      if (original) files.push({ file, original })
    }
    return files
  }

  readonly #readOnce: ReadOnce = async (name, read) => {
    const known = this.recordCache.find(`media/${name}`, name)
    if (known) return known as Awaited<ReturnType<typeof read>>
    return this.recordCache.set(`media/${name}`, name, await read())
  }

  /**
   * @param place is called only to report a problem, as it parses the file again
   * @param placeholder is returned for a file that cannot be used; without it, such a file prevents
   *   the load
   */
  async #read<Media>(
    kind: 'image' | 'file',
    file: string,
    place: () => Place,
    read: (path: string) => Promise<Original<Media>>,
    placeholder?: Original<Media>
  ): Promise<Original<Media> | undefined> {
    if (!this.#exists(file)) {
      this.problems.error(place(), `unknown ${kind} "${file}"`, this.#known(file))
      return undefined
    }
    try {
      const original = await read(mediaPath(this.media, file))
      for (const { message, remedy } of original.findings ?? []) {
        this.problems.warning(place(), `the ${kind} "${file}" ${message}`, remedy)
      }
      return original
    } catch (error) {
      this.problems.add({
        severity: 'error',
        ...place(),
        hasStandIn: placeholder && true,
        message: `the ${kind} "${file}" cannot be used: ${(error as Error).message}`,
        remedy: 'Replace the file.',
      })
      return placeholder
    }
  }

  #exists(file: string): boolean {
    if (relative(this.media, join(this.media, file)).startsWith('..')) return false
    return statSync(mediaPath(this.media, file), { throwIfNoEntry: false })?.isFile() ?? false
  }

  #known(file: string): string {
    const near = didYouMean(file, mediaFiles(this.media))
    const folder = dirname(join(this.media, file))
    const below = relative(this.media, folder)
    if (below.startsWith('..') || !existsSync(folder)) {
      return `${near}Put the file below resources/media.`
    }
    const names = readdirSync(folder).map((name) => join(below, name).normalize('NFC'))
    const some = names.slice(0, 12).join(', ')
    return `${near}Put the file below resources/media, or use one of ${some}.`
  }
}

/**
 * Returns all files below resources/media, as content refers to them (`mediaPath`), without those
 * that belong to another one.
 */
export function mediaFiles(media: string): string[] {
  return filesIn(media).filter((file) => !isTintSource(file))
}

/** Returns the files that belong to pictures which can be tinted. */
export function tintSourceFiles(media: string): string[] {
  return filesIn(media).filter(isTintSource)
}

function filesIn(media: string): string[] {
  if (!existsSync(media)) return []
  return filesBelow(media)
    .filter((file) => !basename(file).startsWith('.'))
    .map((file) => file.normalize('NFC'))
    .toSorted()
}

/** Returns each linked file once, with the place of its first link. */
function placesOf(kind: 'image' | 'file', links: readonly PlacedLink[]): Map<string, () => Place> {
  const places = new Map<string, () => Place>()
  for (const { kind: named, key, path, origin } of links) {
    if (named === kind && !places.has(String(key))) places.set(String(key), () => origin(path))
  }
  return places
}
