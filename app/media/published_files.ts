import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { Original } from '#media/original'
import type { PublishedFile } from '#media/published_file'

/** A kind of file that visitors may get, and how its content starts. */
type FileType = { mime_type: string; starts: (content: Buffer) => boolean }

/** Every kind by its extension. */
const FILE_TYPES: Record<string, FileType> = {
  '.pdf': { mime_type: 'application/pdf', starts: (content) => hasAt(content, 0, '%PDF-') },
  '.zip': {
    mime_type: 'application/zip',
    starts: (content) => hasAt(content, 0, 'PK\u0003\u0004'),
  },
  '.mp4': { mime_type: 'video/mp4', starts: (content) => hasAt(content, 4, 'ftyp') },
  '.webm': { mime_type: 'video/webm', starts: (content) => hasAt(content, 0, '\u001aEß£') },
  '.vtt': { mime_type: 'text/vtt', starts: (content) => hasAt(content, 0, 'WEBVTT') },
}

/**
 * Reads a file that is published as it is. Its URL carries the hash of its content, so that it may
 * be cached for ever. Throws with a sentence for the editor when the file is not what its name says.
 */
export async function readPublishedFile(path: string): Promise<Original<PublishedFile>> {
  const extension = extname(path).toLowerCase()
  const type = FILE_TYPES[extension]
  if (!type) {
    throw new Error(`"${extension}" is none of ${Object.keys(FILE_TYPES).join(', ')}`)
  }

  const content = await readFile(path)
  if (!type.starts(content)) throw new Error(`its content is not that of a ${extension} file`)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const name = `${basename(path, extname(path)).replaceAll('_', '-')}-${hash}${extension}`
  return {
    media: { original_url: `/media/${name}`, mime_type: type.mime_type, size: content.length },
    files: [{ name, content: () => readFile(path) }],
  }
}

function hasAt(content: Buffer, offset: number, signature: string): boolean {
  return content.toString('latin1', offset, offset + signature.length) === signature
}
