import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { ConcurrencyLimiter } from '#http/concurrency_limiter'

/** The content codings of responses, the preferred one first. */
export const CONTENT_CODINGS = ['br', 'gzip'] as const

export type ContentCoding = (typeof CONTENT_CODINGS)[number]

/** The suffix of a precompressed file. */
export const CODING_EXTENSIONS: Record<ContentCoding, string> = { br: '.br', gzip: '.gz' }

/** Brotli quality for a waiting client: a few per cent larger, in a hundredth of the time. */
const QUICK = 5

/** The best Brotli quality: a page takes about a tenth of a second, and is a tenth smaller. */
const BEST = 11

const compressors = {
  gzip: promisify(gzip),
  br: (content: Buffer, quality: number) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        /** A window of 256 kB is enough for a page; the default allocates 4 MB per response. */
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
}

/** The accepted coding by `Accept-Encoding`; browsers send only a few values of it. */
const accepted = new LRUCache<string, ContentCoding | 'identity'>({
  max: 100,
  memoMethod: (header) => bestCoding(header, CONTENT_CODINGS) ?? 'identity',
})

/** Returns the preferred coding that a client accepts; undefined if it accepts none. */
export function acceptedCoding(header: string | undefined): ContentCoding | undefined {
  const coding = header ? accepted.memo(header) : 'identity'
  return coding === 'identity' ? undefined : coding
}

/**
 * Returns the first coding of a list that a client accepts.
 *
 * @param header the `Accept-Encoding` header; without one the response is not compressed
 * @param codings the available codings, the preferred one first
 */
export function bestCoding(
  header: string | undefined,
  codings: readonly ContentCoding[]
): ContentCoding | undefined {
  if (!header) return undefined
  const client = new Negotiator({ headers: { 'accept-encoding': header } })
  return codings.find((coding) => client.encoding([coding]) === coding)
}

/** Node compresses in four threads; further compressions would wait with megabytes allocated. */
const compressions = new ConcurrencyLimiter({ concurrency: 4 })

/** Compresses a response that a client is waiting for. */
export function compress(content: Buffer, coding: ContentCoding): Promise<Buffer> {
  return compressions.run(() => compressors[coding](content, QUICK))
}

/** Compresses a response that will be sent many times with the best Brotli quality. */
export function compressBest(content: Buffer): Promise<Buffer> {
  return compressors.br(content, BEST)
}

const decompressors: Record<ContentCoding, (content: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
}

/** Returns content without its coding. */
export async function decompress(
  content: Buffer,
  coding: ContentCoding | undefined
): Promise<Buffer> {
  return coding ? decompressors[coding](content) : content
}
