import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { compressedCopies, type Original } from '#media/original'
import type { PublishedFile } from '#media/public_folder/published_file'

/** A type of published file, and the MIME type that file-type detects for it. */
type FileType = { mime_type: string; contents: readonly string[] }

const FILE_TYPES: Record<string, FileType> = {
  '.pdf': { mime_type: 'application/pdf', contents: ['pdf'] },
  '.zip': { mime_type: 'application/zip', contents: ['zip'] },
  /** Apple's programs mark an MP4 as M4V. */
  '.mp4': { mime_type: 'video/mp4', contents: ['mp4', 'm4v'] },
  '.webm': { mime_type: 'video/webm', contents: ['webm'] },
  '.vtt': { mime_type: 'text/vtt', contents: ['vtt'] },
}

/**
 * Reads a file that is published unchanged. Its URL carries the hash of its content, so that it can
 * be cached as immutable.
 *
 * @throws an error with a sentence for the editor if the content does not match the extension
 */
export async function readPublishedFile(path: string): Promise<Original<PublishedFile>> {
  const extension = extname(path).toLowerCase()
  const type = FILE_TYPES[extension]
  if (!type) {
    throw new Error(`"${extension}" is none of ${Object.keys(FILE_TYPES).join(', ')}`)
  }

  const content = await readFile(path)
  const found = await fileTypeFromBuffer(content)
  if (!found || !type.contents.includes(found.ext)) {
    throw new Error(`its content is not that of a ${extension} file`)
  }
  const digest = hash('sha256', content).slice(0, 10)
  const name = `${basename(path, extname(path)).normalize('NFC').replaceAll('_', '-')}-${digest}${extension}`
  const published = { name, content: () => readFile(path) }
  const isText = type.mime_type.startsWith('text/')
  return {
    media: {
      original_url: `/media/${name}`,
      mime_type: type.mime_type,
      size: content.length,
      transcript: extension === '.vtt' ? transcriptOf(content.toString('utf8')) : null,
    },
    files: [...(isText ? compressedCopies(name, published.content) : []), published],
  }
}

/** Returns the text of captions (WebVTT), without times and markup. */
function transcriptOf(captions: string): string {
  const parts = captions.split(/(?:\r?\n){2,}/)
  const words = parts.flatMap((part) => /-->.*\r?\n([^]+)/.exec(part)?.[1] ?? [])
  return words
    .join(' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
