import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import Negotiator from 'negotiator'
import { Turns } from '#http/turns'

/** How an answer may be compressed, the better one first. */
export const CONTENT_CODINGS = ['br', 'gzip'] as const

export type ContentCoding = (typeof CONTENT_CODINGS)[number]

/** The end of a file's name that holds another one compressed. */
export const CODING_EXTENSIONS: Record<ContentCoding, string> = { br: '.br', gzip: '.gz' }

/** Within a few per cent of the size of the best, at a hundredth of its time. */
const QUICK = 5

/** A page takes about a tenth of a second, and gets a tenth smaller. */
const BEST = 11

const compressors = {
  gzip: promisify(gzip),
  br: (content: Buffer, quality: number) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        /** 256 kB hold a page; the usual window of 4 MB is memory that each answer would take. */
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
}

/** What clients accept, by what they send: browsers send a handful of headers. */
const accepted = new Map<string, ContentCoding | undefined>()

/** The best of all codings that a client takes; undefined where it takes none of them. */
export function acceptedCoding(header: string | undefined): ContentCoding | undefined {
  if (!header) return undefined
  if (!accepted.has(header)) {
    if (accepted.size >= 100) accepted.clear()
    accepted.set(header, bestCoding(header, CONTENT_CODINGS))
  }
  return accepted.get(header)
}

/**
 * @param header `Accept-Encoding`; a client that sends none gets what is not compressed
 * @param codings those that there are, the best one first
 */
export function bestCoding(
  header: string | undefined,
  codings: readonly ContentCoding[]
): ContentCoding | undefined {
  if (!header) return undefined
  const client = new Negotiator({ headers: { 'accept-encoding': header } })
  return codings.find((coding) => client.encoding([coding]) === coding)
}

/** Node has four threads that compress; what would wait for one takes megabytes once it has begun. */
const compressions = new Turns({ underWay: 4 })

/** Compresses an answer that somebody waits for. */
export function compress(content: Buffer, coding: ContentCoding): Promise<Buffer> {
  return compressions.take(() => compressors[coding](content, QUICK))
}

/** Compresses an answer that will be sent again and again as far as it goes. */
export function compressBest(content: Buffer): Promise<Buffer> {
  return compressors.br(content, BEST)
}

const decompressors: Record<ContentCoding, (content: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
}

/** What was compressed. */
export async function decompress(
  content: Buffer,
  coding: ContentCoding | undefined
): Promise<Buffer> {
  return coding ? decompressors[coding](content) : content
}
