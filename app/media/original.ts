import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** What the images table stores of an original; sizes in bytes and pixels. */
export type MediaFile = {
  original_url: string
  mime_type: string
  size: number
  width: number
  height: number
  /** URLs of the smaller versions, by the name of their size; none for drawings, of animations the thumb. */
  conversion_urls: Record<string, string>
}

/** What an editor should know of a file that can be used: what it is, after its name, and what to do. */
export type Finding = { message: string; remedy: string }

/** What is kept whole, so that a crop is of no effect. */
export function uncroppable(isWhat: string): Finding {
  return {
    message: `${isWhat}, which is shown whole: its "crop" is left out of account`,
    remedy: 'Remove "crop", or put a picture that stands still in its place.',
  }
}

/** A checked original: what will be stored of it, and the files that visitors will get. */
export type Original<Media = MediaFile> = {
  media: Media
  findings?: readonly Finding[]
  files: { name: string; content: () => Promise<Buffer> }[]
}

/** Compressed copies of a text, which visitors get in its place where their browser takes them. */
export function compressedCopies(name: string, content: () => Promise<Buffer>): Original['files'] {
  return [
    { name: `${name}.br`, content: async () => promisify(brotliCompress)(await content()) },
    { name: `${name}.gz`, content: async () => promisify(gzip)(await content()) },
  ]
}
