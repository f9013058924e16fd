import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** The columns of an original in the images table; sizes in bytes and pixels. */
export type MediaFile = {
  original_url: string
  mime_type: string
  size: number
  width: number
  height: number
  /** URLs of the smaller versions by size. Drawings have none, animations only the thumb. */
  conversion_urls: Record<string, string>
}

/** A warning for the editor about a usable file: the problem and its remedy. */
export type Finding = { message: string; remedy: string }

/** Returns the warning that a crop has no effect on a picture that is never cropped. */
export function uncroppable(isWhat: string): Finding {
  return {
    message: `${isWhat}, which is shown whole: its "crop" is left out of account`,
    remedy: 'Remove "crop", or put a picture that stands still in its place.',
  }
}

/** A checked original: the columns to store, and the files to publish. */
export type Original<Media = MediaFile> = {
  media: Media
  findings?: readonly Finding[]
  files: { name: string; content: () => Promise<Buffer> }[]
}

/** Returns compressed copies of a text file, for browsers that accept the encoding. */
export function compressedCopies(name: string, content: () => Promise<Buffer>): Original['files'] {
  return [
    { name: `${name}.br`, content: async () => promisify(brotliCompress)(await content()) },
    { name: `${name}.gz`, content: async () => promisify(gzip)(await content()) },
  ]
}
