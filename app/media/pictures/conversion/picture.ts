import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { type Finding, uncroppable } from '#media/original'
import { type Crop, cropArea } from '#media/pictures/conversion/crop'
import { PICTURE_WIDTHS } from '#shared/picture_sizes'

/** The largest number of pixels: 100 megapixels. A larger file is a mistake or an attack. */
const MAX_PIXELS = 100_000_000

/** Formats of animations, by file extension. */
type AnimatedType = keyof typeof ANIMATED_TYPES

/** Animations are published unchanged. */
const ANIMATED_TYPES = {
  gif: 'image/gif',
  webp: 'image/webp',
  apng: 'image/apng',
  avif: 'image/avif',
} as const

/** A checked raster picture, with the properties of its published original. */
export type Picture = {
  /** In pixels and bytes. */
  width: number
  height: number
  size: number
  extension: 'jpg' | 'png' | AnimatedType
  mimeType: string
  /** The fallback format for browsers that support neither AVIF nor WebP. */
  fallback: 'jpg' | 'png'
  animated: boolean
  findings: Finding[]
}

/**
 * Reads a picture and checks it.
 *
 * @param extension the extension of the file's name, with its dot; it has to match the content
 * @throws an error with a sentence for the editor
 */
export async function readPicture(
  content: Buffer,
  extension: string,
  crop: Crop | undefined
): Promise<Picture> {
  await checkFormat(content, extension)
  const metadata = await readMetadata(content)
  if (metadata.space === 'cmyk') throw new Error('the picture is in CMYK: export it in sRGB')
  checkLength(shownArea(content, metadata, crop))
  const damage = await findDamage(content, metadata, crop)

  const { width, height } = shownArea(content, metadata, crop)
  const animation = animatedType(content, metadata)
  const fallback = metadata.hasAlpha ? 'png' : 'jpg'
  const findings = [damage, animation && crop && uncroppable('is an animation')]
  return {
    width,
    height,
    size: content.length,
    extension: animation ?? fallback,
    mimeType: animation
      ? ANIMATED_TYPES[animation]
      : `image/${fallback === 'png' ? 'png' : 'jpeg'}`,
    fallback,
    animated: animation !== undefined,
    findings: findings.filter((finding) => finding !== undefined),
  }
}

/**
 * Opens a picture with the same options for checks and conversions, so that a checked picture can
 * be converted. Damage that browsers tolerate is no error.
 */
function openPicture(content: Buffer, failOn: 'error' | 'warning' = 'error'): Sharp {
  return sharp(content, { limitInputPixels: MAX_PIXELS, failOn })
}

/** Reads the metadata of a picture without its pixels. */
export function metadataOf(content: Buffer): Promise<Metadata> {
  return openPicture(content).metadata()
}

/** Returns a picture as it is shown: turned upright, cropped, in sRGB. */
export function shownPart(content: Buffer, metadata: Metadata, crop: Crop | undefined): Sharp {
  const upright = openPicture(content).autoOrient()
  return (crop ? upright.extract(shownArea(content, metadata, crop)) : upright).toColourspace(
    'srgb'
  )
}

/** Returns the visible section of a picture after its EXIF rotation; of an animation the whole. */
function shownArea(content: Buffer, metadata: Metadata, crop: Crop | undefined) {
  const whole = uprightSize(metadata)
  const isCropped = crop && !animatedType(content, metadata)
  return isCropped ? cropArea(whole, crop) : { left: 0, top: 0, ...whole }
}

/** Returns the format of an animation; undefined for a still picture. */
export function animatedType(
  content: Buffer,
  { format, pages }: Metadata
): AnimatedType | undefined {
  switch (format) {
    case 'gif':
    case 'webp':
      return (pages ?? 1) > 1 ? format : undefined
    case 'png':
      /** The number of frames is stored before the first frame. */
      return content.subarray(0, content.indexOf('IDAT')).includes('acTL') ? 'apng' : undefined
    case 'heif':
      return content.toString('latin1', 8, 12) === 'avis' ? 'avif' : undefined
  }
}

async function readMetadata(content: Buffer): Promise<Metadata> {
  try {
    return await metadataOf(content)
  } catch (error) {
    throw inWords(error)
  }
}

const FORMATS: Record<string, string> = {
  '.jpg': 'jpg',
  '.jpeg': 'jpg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
  '.gif': 'gif',
}

async function checkFormat(content: Buffer, extension: string) {
  const expected = FORMATS[extension]
  if (!expected) throw new Error(`"${extension}" is not a picture format of this site`)
  const found = await fileTypeFromBuffer(content)
  if (!found) throw new Error('the file is not a picture')
  if (found.ext === expected || (found.ext === 'apng' && expected === 'png')) return
  const words = `the file is called ${extension} but its content is ${found.ext.toUpperCase()}`
  const isOfPhone = found.ext === 'heic' || found.ext === 'heif'
  throw new Error(isOfPhone ? `${words}, which browsers do not show: export it as JPEG` : words)
}

/** The longest side by format, in pixels. */
const MAX_LENGTH = { jpg: 65_535, webp: 16_383 }

/** Rejects a picture whose original exceeds JPEG's limit, or whose variants exceed WebP's. */
function checkLength({ width, height }: { width: number; height: number }) {
  const converted = height * Math.min(1, PICTURE_WIDTHS.xl / width)
  if (Math.max(width, height) > MAX_LENGTH.jpg || converted > MAX_LENGTH.webp) {
    throw new Error('the picture is too long for its width: crop it')
  }
}

/** Warnings of libjpeg that pixels are lost; its other warnings are harmless. */
const LOST_PIXELS = /Corrupt JPEG data: (premature end|bad Huffman|found marker)/

/**
 * Decodes all pixels once, since only that detects a truncated file. Extracting an area, even the
 * whole, prevents the decoder from skipping pixels that a small picture does not need.
 *
 * @returns a warning about damage that browsers tolerate
 * @throws an error with a sentence for the editor
 */
async function findDamage(
  content: Buffer,
  metadata: Metadata,
  crop: Crop | undefined
): Promise<Finding | undefined> {
  const decode = (failOn?: 'warning') =>
    openPicture(content, failOn)
      .autoOrient()
      .extract(shownArea(content, metadata, crop))
      .resize({ width: 64 })
      .toBuffer()
  try {
    await decode('warning')
  } catch (warning) {
    try {
      await decode()
    } catch (error) {
      throw inWords(error)
    }
    if (!LOST_PIXELS.test(reasonOf(warning))) return undefined
    return {
      message: 'is damaged, and a part of it is not as it was taken',
      remedy: 'Copy the file once more from where it comes from, or export it anew.',
    }
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function inWords(error: unknown): Error {
  const reason = reasonOf(error)
  if (/pixel limit/i.test(reason)) return new Error('the picture has more than 100 megapixels')
  return new Error('the picture is damaged, its end is missing or cannot be read')
}

/** Returns width and height after the EXIF rotation. */
function uprightSize({ width, height, orientation, pageHeight }: Metadata) {
  const size = { width, height: pageHeight ?? height }
  return (orientation ?? 1) >= 5 ? { width: size.height, height: size.width } : size
}
