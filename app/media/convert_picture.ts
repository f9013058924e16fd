import { readFile } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import { type Crop, hashOf } from '#media/crop'
import { drawSocialImage } from '#media/draw_social_image'
import { animatedType, metadataOf, shownPart } from '#media/picture'
import type { SocialImage } from '#media/social_image'
import { PICTURE_WIDTHS, type PictureSize } from '#shared/picture_sizes'

/** A picture that others are made of. */
export type OriginalFile = {
  path: string
  crop?: Crop
  /** Of the file and its crop, as the names of its files carry it. */
  hash: string
}

/** A file to be made of an original. */
export type Conversion = {
  original: OriginalFile
  /** Without one, the picture as large as it is. */
  size?: PictureSize
  extension: string
}

/** A file to be put together, of an original too where it shows one. */
export type Composing = { composition: SocialImage; original?: OriginalFile }

/** Why a picture could not be made, with the file that it was to be made of. */
export class PictureError extends Error {}

/** Of the picture in full size, and of its smaller versions. */
const QUALITY = { full: 88, smaller: 76 }

/**
 * Makes a file of a picture: of its original, turned upright, cropped, in sRGB and without metadata,
 * or put together. An animation in full size stays as it is.
 *
 * @throws PictureError if the original is not the one that was loaded, or cannot be read
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

  const shown = shownPart(content, metadata, original.crop)
  if (!size) return encode(shown, extension, QUALITY.full)
  const smaller = shown.resize({ width: PICTURE_WIDTHS[size], withoutEnlargement: true })
  return encode(smaller, extension, QUALITY.smaller)
}

async function readOriginal({ path, crop, hash }: OriginalFile): Promise<Buffer> {
  const content = await readFile(path)
  if (hashOf(content, crop) !== hash) throw new Error('it has changed since it was loaded')
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
