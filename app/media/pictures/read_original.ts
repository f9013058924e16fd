import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import {
  compressedCopies,
  type Finding,
  type MediaFile,
  type Original,
  uncroppable,
} from '#media/original'
import { type Crop, hashOfOriginal } from '#media/pictures/conversion/crop'
import type { Picture } from '#media/pictures/conversion/picture'
import { sizesOf } from '#media/pictures/picture_sizes'

/** Returns the cached result for a name that carries a content hash, or reads the file. */
export type ReadOnce = <Read extends object>(
  name: string,
  read: () => Promise<Read>
) => Promise<Read>

/**
 * Reads and checks an original. The names of its files contain a hash of its content and crop, so
 * that they can be cached as immutable. Variants of a picture are converted later.
 *
 * @param readOnce caches what was read
 * @throws an error with a sentence for the editor if the file is not a usable picture
 */
export async function readOriginal(
  path: string,
  crop: Crop | undefined,
  readOnce: ReadOnce
): Promise<Original> {
  const content = await readFile(path)
  if (content.length === 0) throw new Error('the file is empty')
  const extension = extname(path).toLowerCase()
  const stem = basename(path, extname(path))
    .normalize('NFC')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
  const named = (bytes: Buffer) => `${stem}-${hashOfOriginal(bytes, crop)}`

  if (extension === '.svg') {
    const drawing = await readOnce(`${named(content)}.svg`, async () => {
      const { readDrawing } = await import('#media/pictures/svg')
      const { decodeXml } = await import('#media/pictures/plain_svg')
      return readDrawing(decodeXml(content))
    })
    const svg = Buffer.from(drawing.svg)
    const name = `${named(svg)}.svg`
    const published = { name, content: async () => svg }
    return {
      media: describe(name, 'image/svg+xml', svg.length, drawing),
      findings: [
        ...(crop ? [uncroppable('is a drawing')] : []),
        ...(drawing.without.length > 0 ? [incomplete(drawing.without)] : []),
      ],
      files: [...compressedCopies(name, published.content), published],
    }
  }

  const name = named(content)
  const picture = await readOnce(`${name}${extension}`, async () => {
    const { readPicture } = await import('#media/pictures/conversion/picture')
    return readPicture(content, extension, crop)
  })
  return { media: describePicture(name, picture), findings: picture.findings, files: [] }
}

/** How many of the parts that are removed from a drawing the warning names. */
const MAX_NAMED = 5

function incomplete(without: readonly string[]): Finding {
  const more = without.length - MAX_NAMED
  const named = without.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '')
  return {
    message: `is shown without ${named}: a drawing may do nothing, and lead nowhere, but draw`,
    remedy:
      'Export it as plain SVG, with styles as attributes and pictures embedded as PNG or JPEG.',
  }
}

function describePicture(name: string, picture: Picture): MediaFile {
  const media = describe(`${name}.${picture.extension}`, picture.mimeType, picture.size, picture)
  for (const size of sizesOf(picture)) {
    media.conversion_urls[size] = `/media/${name}-${size}.${picture.fallback}`
  }
  return media
}

function describe(
  name: string,
  mime_type: string,
  size: number,
  { width, height }: { width: number; height: number }
): MediaFile {
  return { original_url: `/media/${name}`, mime_type, size, width, height, conversion_urls: {} }
}
