import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { MediaFile, Original } from '#media/original'
import { type Crop, conversionsOf, type Picture, readPicture } from '#media/picture'
import { publicRoot } from '#media/public_folder'
import { readDrawing } from '#media/svg'

const mediaRoot = join(publicRoot, 'media')

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
    return {
      media: describe(name, 'image/svg+xml', svg.length, drawing),
      files: [{ name, content: async () => svg }],
    }
  }

  const name = named(content)
  const picture = await readPicture(content, extension, crop, isPublished(name))
  return describePicture(name, picture)
}

/** Makes what visitors get of an original, as far as it is not there yet. */
export async function publishOriginal({ files }: Original<unknown>): Promise<void> {
  await mkdir(mediaRoot, { recursive: true })
  for (const { name, content } of files) {
    const target = join(mediaRoot, name)
    if (existsSync(target)) continue
    /** Under another name until it is whole: a file that is there is complete. */
    const unfinished = `${target}.${process.pid}.tmp`
    await writeFile(unfinished, await content())
    await rename(unfinished, target)
  }
}

/** Whether everything of an original is there already. */
export function isComplete({ files }: Original<unknown>): boolean {
  return files.every(({ name }) => existsSync(join(mediaRoot, name)))
}

/** The size in bytes of a file that visitors can get already. */
export function publishedSize(name: string): number | undefined {
  return statSync(join(mediaRoot, name), { throwIfNoEntry: false })?.size
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

function isPublished(name: string): boolean {
  return ['jpg', 'png', 'gif'].some((extension) =>
    existsSync(join(mediaRoot, `${name}.${extension}`))
  )
}

function hash(content: Buffer, crop: Crop | undefined): string {
  const digest = createHash('sha256').update(content)
  if (crop) digest.update(JSON.stringify(crop))
  return digest.digest('hex').slice(0, 10)
}
