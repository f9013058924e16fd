import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HttpRequest } from '@adonisjs/core/http'
import { Turns } from '#http/turns'

/** How an answer may be compressed, the better one first. */
export const CONTENT_CODINGS = ['br', 'gzip'] as const

export type ContentCoding = (typeof CONTENT_CODINGS)[number]

/** The end of a file's name that holds another one compressed. */
export const CODING_EXTENSIONS: Record<ContentCoding, string> = { br: '.br', gzip: '.gz' }

/**
 * Quality 5 is within a few per cent of the size of the best at a hundredth of its time. A window of
 * 256 kB holds a page; the usual one of 4 MB is memory that each answer would take.
 */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 }

const compressors: Record<ContentCoding, (content: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gzip),
  br: (content) => promisify(brotliCompress)(content, { params: BROTLI }),
}

/** The best of the codings that a client takes; undefined where it takes none of them. */
export function acceptedCoding(
  request: Pick<HttpRequest, 'header' | 'encoding'>,
  codings: readonly ContentCoding[] = CONTENT_CODINGS
): ContentCoding | undefined {
  if (!request.header('accept-encoding')) return undefined
  return codings.find((coding) => request.encoding([coding]) === coding)
}

/** Node has four threads that compress; what would wait for one takes megabytes once it has begun. */
const compressions = new Turns({ underWay: 4 })

export function compress(content: Buffer, coding: ContentCoding): Promise<Buffer> {
  return compressions.take(() => compressors[coding](content))
}
