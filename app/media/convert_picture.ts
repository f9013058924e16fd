import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { type Crop, hashOf } from '#media/crop'
import { isAnimated, PIXEL_LIMIT, shownArea } from '#media/picture'
import { PICTURE_WIDTHS, type PictureSize } from '#shared/picture_sizes'

/** A file to be made of an original. */
export type Conversion = {
  /** The original. */
  path: string
  crop?: Crop
  /** Of the original and its crop, as the file's name carries it. */
  hash: string
  /** Without one, the picture as large as it is. */
  size?: PictureSize
  extension: string
}

/** Of the picture in full size, and of its smaller versions. */
const QUALITY = { full: 88, smaller: 76 }

/**
 * Makes a file of an original: turned upright, cropped, in sRGB and without metadata. An animation in
 * full size stays as it is.
 *
 * @throws Error if the original is not the one that was loaded, or cannot be read
 */
export async function convertPicture({ path, crop, hash, size, extension }: Conversion) {
  const content = await readFile(path)
  if (hashOf(content, crop) !== hash) throw new Error(`${path} has changed since it was loaded`)
  const metadata = await sharp(content, { limitInputPixels: PIXEL_LIMIT }).metadata()
  if (!size && isAnimated(metadata)) return content

  const { left, top, width, height } = shownArea(metadata, crop)
  const upright = sharp(content, { limitInputPixels: PIXEL_LIMIT }).autoOrient()
  const shown = (crop ? upright.extract({ left, top, width, height }) : upright).toColourspace(
    'srgb'
  )
  if (!size) return encode(shown, extension, QUALITY.full)
  const smaller = shown.resize({ width: PICTURE_WIDTHS[size], withoutEnlargement: true })
  return encode(smaller, extension, QUALITY.smaller)
}

function encode(picture: Sharp, extension: string, quality: number): Promise<Buffer> {
  switch (extension) {
    case 'avif':
      return picture.avif({ quality: 52, effort: 3 }).toBuffer()
    case 'webp':
      return picture.webp({ quality }).toBuffer()
    case 'jpg':
      return picture.jpeg({ quality, mozjpeg: true }).toBuffer()
    case 'png':
      return picture.png({ compressionLevel: 9 }).toBuffer()
    default:
      throw new Error(`No picture is made as ${extension}`)
  }
}
