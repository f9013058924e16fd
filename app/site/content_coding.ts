import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HttpRequest } from '@adonisjs/core/http'

/** How an answer may be compressed, the better one first. */
export const CONTENT_CODINGS = ['br', 'gzip'] as const

export type ContentCoding = (typeof CONTENT_CODINGS)[number]

/** The end of a file's name that holds another one compressed. */
export const CODING_EXTENSIONS: Record<ContentCoding, string> = { br: '.br', gzip: '.gz' }

const compressors: Record<ContentCoding, (content: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gzip),
  /** Quality 5: within a few per cent of the size of the best at a hundredth of its time. */
  br: (content) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
}

/** The best of the codings that a client takes; undefined where it takes none of them. */
export function acceptedCoding(
  request: Pick<HttpRequest, 'header' | 'encoding'>,
  codings: readonly ContentCoding[] = CONTENT_CODINGS
): ContentCoding | undefined {
  if (!request.header('accept-encoding')) return undefined
  return codings.find((coding) => request.encoding([coding]) === coding)
}

export function compress(content: Buffer, coding: ContentCoding): Promise<Buffer> {
  return compressors[coding](content)
}
