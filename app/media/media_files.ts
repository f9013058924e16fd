import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { compressedCopies, type MediaFile, type Original } from '#media/original'
import { type Crop, conversionsOf, type Picture, readPicture } from '#media/picture'
import { unpublished } from '#media/public_files'
import { readDrawing } from '#media/svg'

/**
 * Reads and checks an original. The names of its files carry a hash of its content and crop, so that
 * they may be cached for ever and are made only once.
 *
 * @throws an error with a sentence for the editor when the file is no usable picture
 */
export async function readOriginal(path: string, crop?: Crop): Promise<Original> {
  const content = await readFile(path)
  if (content.length === 0) throw new Error('the file is empty')
  const extension = extname(path).toLowerCase()
  const stem = basename(path, extname(path)).replaceAll(/[^A-Za-z0-9]+/g, '-')
  const named = (bytes: Buffer) => `${stem}-${hash(bytes, crop)}`

  if (extension === '.svg') {
    const drawing = readDrawing(content.toString('utf8'))
    const svg = Buffer.from(drawing.svg)
    const name = `${named(svg)}.svg`
    const published = { name, content: async () => svg }
    return {
      media: describe(name, 'image/svg+xml', svg.length, drawing),
      files: [...compressedCopies(name, published.content), published],
    }
  }

  const name = named(content)
  const picture = await readPicture(content, extension, crop, await isPublished(name))
  return describePicture(name, picture)
}

function describePicture(name: string, picture: Picture): Original {
  const original = `${name}.${picture.extension}`
  const conversions = conversionsOf(picture)
  const media = describe(original, picture.mimeType, picture.size, picture)
  for (const { size, extension } of conversions) {
    if (extension === picture.fallback) {
      media.conversion_urls[size] = `/media/${name}-${size}.${extension}`
    }
  }
  return {
    media,
    files: [
      ...conversions.map(({ size, extension, encode }) => ({
        name: `${name}-${size}.${extension}`,
        content: encode,
      })),
      /** Last: where the original is, its conversions are. */
      { name: original, content: picture.encode },
    ],
  }
}

function describe(
  name: string,
  mime_type: string,
  size: number,
  { width, height }: { width: number; height: number }
): MediaFile {
  return { original_url: `/media/${name}`, mime_type, size, width, height, conversion_urls: {} }
}

/** Whether a picture was published before, whatever format visitors get it in. */
async function isPublished(name: string): Promise<boolean> {
  const names = ['jpg', 'png', 'gif'].map((extension) => `${name}.${extension}`)
  return (await unpublished(names)).length < names.length
}

function hash(content: Buffer, crop: Crop | undefined): string {
  const digest = createHash('sha256').update(content)
  if (crop) digest.update(JSON.stringify(crop))
  return digest.digest('hex').slice(0, 10)
}
