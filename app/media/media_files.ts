import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { storagePath } from '#config/storage'

/** What visitors may get of the storage: its folder `media` is served as /media. */
export const publicRoot = storagePath('public')

const mediaRoot = join(publicRoot, 'media')

/** What the images table stores of an original; sizes in bytes and pixels. */
export type MediaFile = {
  original_url: string
  mime_type: string
  size: number
  width: number
  height: number
}

const MIME_TYPES: Record<string, string> = { '.svg': 'image/svg+xml' }

/**
 * Reads an original. Its URL carries the hash of its content, so that it may be cached for ever.
 * Throws with a sentence for the editor when the file is no usable picture.
 */
export async function describeMediaFile(path: string): Promise<MediaFile> {
  const extension = extname(path).toLowerCase()
  const mime_type = MIME_TYPES[extension]
  if (!mime_type) throw new Error(`"${extension}" is not a picture format of this site`)

  const content = await readFile(path)
  const { width, height } = svgDimensions(content.toString('utf8'))
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const name = `${basename(path, extension).replaceAll('_', '-')}-${hash}${extension}`
  return { original_url: `/media/${name}`, mime_type, size: content.length, width, height }
}

/** Copies an original to where visitors get it. Does nothing when it is there already. */
export async function publishMediaFile(
  path: string,
  file: Pick<MediaFile, 'original_url'>
): Promise<void> {
  const target = join(mediaRoot, basename(file.original_url))
  if (existsSync(target)) return
  await mkdir(mediaRoot, { recursive: true })
  await copyFile(path, target)
}

/** Width and height of an SVG in pixels: its attributes, else its viewBox. */
function svgDimensions(svg: string): { width: number; height: number } {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0]
  if (!root) throw new Error('the file is not an SVG picture')
  if (/<script|\son\w+=|javascript:/i.test(svg)) {
    throw new Error('the SVG contains a script; export it again without')
  }

  const viewBox = /viewBox="([^"]+)"/
    .exec(root)?.[1]
    ?.split(/[\s,]+/)
    .map(Number)
  const width = Number(/\bwidth="([\d.]+)(?:px)?"/.exec(root)?.[1] ?? viewBox?.[2])
  const height = Number(/\bheight="([\d.]+)(?:px)?"/.exec(root)?.[1] ?? viewBox?.[3])
  if (!(width > 0 && height > 0)) throw new Error('the SVG has neither a size nor a viewBox')
  return { width: Math.round(width), height: Math.round(height) }
}
