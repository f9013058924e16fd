import sharp, { type Metadata } from 'sharp'
import { type Crop, cropArea } from '#media/crop'

/** Above this, a file is a mistake or an attack: 100 megapixels. */
export const PIXEL_LIMIT = 100_000_000

/** A picture made of pixels that was found to be in order: what visitors get of it. */
export type Picture = {
  /** In pixels and bytes. */
  width: number
  height: number
  size: number
  extension: 'jpg' | 'png' | 'gif'
  mimeType: string
  /** The format of the conversions for browsers that know neither AVIF nor WebP. */
  fallback: 'jpg' | 'png'
  animated: boolean
}

/**
 * Reads a picture and checks it.
 *
 * @param extension of the file's name, with its dot: it has to say what the file is
 * @param trusted the same content was decoded before: it is not decoded again
 * @throws an error with a sentence for the editor
 */
export async function readPicture(
  content: Buffer,
  extension: string,
  crop: Crop | undefined,
  trusted: boolean
): Promise<Picture> {
  const metadata = await readMetadata(content)
  checkFormat(metadata, extension)
  if (!trusted) await decode(content)

  const { width, height } = shownArea(metadata, crop)
  const animated = isAnimated(metadata)
  const fallback = metadata.hasAlpha ? 'png' : 'jpg'
  return {
    width,
    height,
    size: content.length,
    extension: animated ? 'gif' : fallback,
    mimeType: animated ? 'image/gif' : fallback === 'png' ? 'image/png' : 'image/jpeg',
    fallback,
    animated,
  }
}

/** The part of a picture that is shown, once it is turned as its camera says; an animation whole. */
export function shownArea(metadata: Metadata, crop: Crop | undefined) {
  const whole = uprightSize(metadata)
  return crop && !isAnimated(metadata) ? cropArea(whole, crop) : { left: 0, top: 0, ...whole }
}

export function isAnimated({ format, pages }: Metadata): boolean {
  return format === 'gif' && (pages ?? 1) > 1
}

async function readMetadata(content: Buffer): Promise<Metadata> {
  try {
    return await sharp(content, { limitInputPixels: PIXEL_LIMIT }).metadata()
  } catch (error) {
    throw inWords(error)
  }
}

const FORMATS: Record<string, string> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'heif',
  '.gif': 'gif',
}

function checkFormat({ format, space }: Metadata, extension: string) {
  const expected = FORMATS[extension]
  if (!expected) throw new Error(`"${extension}" is not a picture format of this site`)
  if (format !== expected) {
    throw new Error(`the file is called ${extension} but its content is ${format.toUpperCase()}`)
  }
  if (space === 'cmyk') throw new Error('the picture is in CMYK: export it in sRGB')
}

/** Reads every pixel once: a file that breaks off shows only then. */
async function decode(content: Buffer) {
  try {
    await sharp(content, { limitInputPixels: PIXEL_LIMIT, failOn: 'truncated' })
      .resize({ width: 64 })
      .toBuffer()
  } catch (error) {
    throw inWords(error)
  }
}

function inWords(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error)
  if (/pixel limit/i.test(reason)) return new Error('the picture has more than 100 megapixels')
  if (/unsupported image format/i.test(reason)) return new Error('the file is not a picture')
  return new Error('the picture is damaged, its end is missing or cannot be read')
}

/** Width and height after turning the picture as its camera says. */
function uprightSize({ width, height, orientation, pageHeight }: Metadata) {
  const size = { width, height: pageHeight ?? height }
  return (orientation ?? 1) >= 5 ? { width: size.height, height: size.width } : size
}
