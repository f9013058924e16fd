import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { type Crop, hashOfOriginal } from '#media/pictures/conversion/crop'
import { animatedType, metadataOf, shownPart } from '#media/pictures/conversion/picture'
import { type Tint, tint } from '#media/pictures/tinting/tint'
import { drawSocialImage } from '#media/social_images/draw_social_image'
import type { SocialImage } from '#media/social_images/social_image'
import { PICTURE_WIDTHS, type PictureSize } from '#shared/picture_sizes'

export type OriginalFile = {
  path: string
  crop?: Crop
  /** The hash of the file and its crop. */
  hash: string
  /** How the profile in it is tinted, by its mask and the decor of a foil. */
  tint?: Tint & { mask: OriginalFile; grain?: OriginalFile }
}

/** A variant to convert from an original. */
export type Conversion = {
  original: OriginalFile
  /** The size of the variant; without it, the full size. */
  size?: PictureSize
  extension: string
}

/** A social image to compose, with the original of the picture that it shows, if any. */
export type Composing = { composition: SocialImage; original?: OriginalFile }

/** Thrown when a picture cannot be converted; names the original. */
export class PictureError extends Error {}

/** Quality settings of the full size, and of smaller sizes. */
const QUALITY = { full: 88, smaller: 76 }

/**
 * Converts an original to a variant: turned upright, cropped, in sRGB and without metadata. Also
 * composes social images. An animation in full size is returned unchanged.
 *
 * @throws PictureError if the original has changed since it was loaded, or cannot be read
 */
export async function makePicture(work: Conversion | Composing): Promise<Buffer> {
  try {
    return await ('composition' in work ? putTogether(work) : convertPicture(work))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const of = work.original ? `of ${work.original.path} ` : ''
    throw new PictureError(`no picture can be made ${of}(${reason})`, { cause })
  }
}

async function putTogether({ composition, original }: Composing): Promise<Buffer> {
  if (!original) return drawSocialImage(composition, undefined)
  const content = await readOriginal(original)
  const metadata = await metadataOf(content)
  return drawSocialImage(composition, shownPart(content, metadata, original.crop))
}

async function convertPicture({ original, size, extension }: Conversion): Promise<Buffer> {
  const content = await readOriginal(original)
  const metadata = await metadataOf(content)
  if (!size && animatedType(content, metadata)) return content

  const whole = shownPart(content, metadata, original.crop)
  const shown = original.tint ? await tinted(whole, original.tint) : whole
  if (!size) return encode(shown, extension, QUALITY.full)
  const smaller = shown.resize({ width: PICTURE_WIDTHS[size], withoutEnlargement: true })
  return encode(smaller, extension, QUALITY.smaller)
}

async function tinted(base: Sharp, { mask, grain, ...look }: NonNullable<OriginalFile['tint']>) {
  return tint(look, {
    base,
    mask: sharp(await readOriginal(mask)),
    grain: grain && sharp(await readOriginal(grain)),
  })
}

async function readOriginal({ path, crop, hash }: OriginalFile): Promise<Buffer> {
  const content = await readFile(path)
  if (hashOfOriginal(content, crop) !== hash) throw new Error('it has changed since it was loaded')
  return content
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
