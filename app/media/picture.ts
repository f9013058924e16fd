import sharp, { type Metadata, type Sharp } from 'sharp'
import { PICTURE_WIDTHS, type PictureSize } from '#shared/picture_sizes'

/** Above this, a file is a mistake or an attack: 100 megapixels. */
const PIXEL_LIMIT = 100_000_000

/** Which part of a picture is shown: a ratio around the point that matters. */
export type Crop = {
  ratio: '3:2' | '16:9' | '1:1'
  /** In per cent of width and height, from the top left. */
  focus: { x: number; y: number }
}

/** A picture made of pixels that was found to be in order. */
export type Picture = {
  /** Of what visitors get; sizes in pixels and bytes. */
  width: number
  height: number
  size: number
  extension: 'jpg' | 'png' | 'gif'
  mimeType: string
  /** The format of the conversions for browsers that know neither AVIF nor WebP. */
  fallback: 'jpg' | 'png'
  animated: boolean
  /** The picture in full size: turned upright, in sRGB, without metadata. */
  encode: () => Promise<Buffer>
  /** Upright, cropped and in sRGB: what conversions start from. */
  source: () => Sharp
}

/** A smaller version of a picture in one format. */
export type Conversion = {
  size: PictureSize
  extension: 'avif' | 'webp' | 'jpg' | 'png'
  encode: () => Promise<Buffer>
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

  const animated = metadata.format === 'gif' && (metadata.pages ?? 1) > 1
  const upright = uprightSize(metadata)
  const area = crop && !animated ? cropArea(upright, crop) : undefined
  const fallback = metadata.hasAlpha ? 'png' : 'jpg'
  const source = () => {
    const picture = sharp(content, { limitInputPixels: PIXEL_LIMIT }).autoOrient()
    return (area ? picture.extract(area) : picture).toColourspace('srgb')
  }

  return {
    width: area?.width ?? upright.width,
    height: area?.height ?? upright.height,
    size: content.length,
    extension: animated ? 'gif' : fallback,
    mimeType: animated ? 'image/gif' : fallback === 'png' ? 'image/png' : 'image/jpeg',
    fallback,
    animated,
    encode: async () => (animated ? content : encode(source(), fallback, 88)),
    source,
  }
}

/**
 * The smaller versions of a picture: each width that is not larger than the picture, the last one at
 * the picture's own width where that lies between two. Of an animation it is the thumb alone, of its
 * first frame: the animation is shown as it is.
 */
export function conversionsOf(picture: Picture): Conversion[] {
  const sizes = Object.entries(PICTURE_WIDTHS) as [PictureSize, number][]
  const needed = sizes.filter(([size, width], index) => {
    if (picture.animated) return size === 'thumb'
    const previous = sizes[index - 1]?.[1] ?? 0
    return width <= picture.width || previous < picture.width
  })
  return needed.flatMap(([size, width]) =>
    (['avif', 'webp', picture.fallback] as const).map((extension) => ({
      size,
      extension,
      encode: () =>
        encode(picture.source().resize({ width, withoutEnlargement: true }), extension, 76),
    }))
  )
}

function encode(picture: Sharp, extension: Conversion['extension'], quality: number) {
  switch (extension) {
    case 'avif':
      return picture.avif({ quality: 52, effort: 3 }).toBuffer()
    case 'webp':
      return picture.webp({ quality }).toBuffer()
    case 'jpg':
      return picture.jpeg({ quality, mozjpeg: true }).toBuffer()
    case 'png':
      return picture.png({ compressionLevel: 9 }).toBuffer()
  }
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

/** The largest area of a ratio, as near around the focus as the picture's edges allow. */
function cropArea(picture: { width: number; height: number }, { ratio, focus }: Crop) {
  const [across, down] = ratio.split(':').map(Number)
  const width = Math.round(Math.min(picture.width, (picture.height * across) / down))
  const height = Math.round(Math.min(picture.height, (picture.width * down) / across))
  return {
    left: offset(picture.width, width, focus.x),
    top: offset(picture.height, height, focus.y),
    width,
    height,
  }
}

/** Where a part begins so that its middle is as near to a point (in per cent) as it can be. */
function offset(length: number, part: number, percent: number): number {
  return Math.round(Math.min(Math.max((length * percent) / 100 - part / 2, 0), length - part))
}
