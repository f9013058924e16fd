import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { type ContentCoding, compress, compressBest, decompress } from '#http/content_coding'
import { isKnown, markEtag } from '#http/etag'

/** A response in one content coding. */
type EncodedResponse = {
  etag: string
  /** Names and values alternating, the fastest form for `writeHead`. */
  headers: string[]
  /** The headers of 304, without those that describe a body (RFC 9110 §15.4.5). */
  notModified: string[]
  body: Buffer
}

/** Headers and ETag of a response, without a content coding. */
type ResponseHead = {
  headers: readonly (readonly [name: string, value: string])[]
  etag: string
}

/**
 * The headers that are cached with a response. Headers of a single response or connection, such as
 * `Connection` or `Set-Cookie`, would reach everybody.
 */
const CACHED_HEADERS = new Set([
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'vary',
  'x-content-type-options',
  'x-inertia',
])

/**
 * Returns the part of a response's headers that is cached.
 *
 * @returns undefined for a response without an ETag
 */
export function cachedHead({ etag, ...headers }: OutgoingHttpHeaders): ResponseHead | undefined {
  if (!etag) return undefined
  return {
    headers: Object.entries(headers)
      .filter(([name]) => CACHED_HEADERS.has(name))
      .map(([name, value]) => [name, String(value)]),
    etag,
  }
}

/** An estimate of the memory of a response besides its bodies, in bytes. */
const OVERHEAD = 2_000

/** A complete response with status 200, in the content codings that were requested. */
export class CachedResponse {
  /** The content version that the response is valid for. */
  version: string
  /** Whether its Brotli body has the best compression, or is about to get it. */
  isBest = false
  readonly #encoded = new Map<ContentCoding | undefined, EncodedResponse>()
  readonly #encoding = new Map<ContentCoding | undefined, Promise<void>>()

  /** @param isCompressible whether it is sent in a coding that the client accepts */
  constructor(
    private readonly head: ResponseHead,
    readonly isCompressible: boolean,
    version: string
  ) {
    this.version = version
  }

  get etag(): string {
    return this.head.etag
  }

  /** The memory in bytes. */
  get size(): number {
    return this.#encoded.values().reduce((size, { body }) => size + body.length, OVERHEAD)
  }

  has(coding: ContentCoding | undefined): boolean {
    return this.#encoded.has(coding)
  }

  put(coding: ContentCoding | undefined, body: Buffer) {
    const etag = markEtag(this.head.etag, coding)
    const { headers } = this.head
    const compressed = coding ? ['content-encoding', coding] : []
    const length = ['content-length', String(body.length)]
    this.#encoded.set(coding, {
      etag,
      headers: headers.flat().concat(['etag', etag], compressed, length),
      notModified: headers
        .filter(([name]) => name !== 'content-type')
        .flat()
        .concat(['etag', etag]),
      body: copyOf(body),
    })
  }

  /** Adds the body in a coding; concurrent calls share one compression. */
  encode(coding: ContentCoding | undefined): Promise<void> {
    const encoded = this.#encoding.get(coding) ?? this.#encode(coding)
    this.#encoding.set(coding, encoded)
    return encoded.finally(() => this.#encoding.delete(coding))
  }

  async #encode(coding: ContentCoding | undefined) {
    const content = await this.#content()
    this.put(coding, coding ? await compress(content, coding) : content)
  }

  /** Replaces the Brotli body by one with the best compression, if that is smaller. */
  async recompress() {
    const best = await compressBest(await this.#content())
    if (best.length < (this.#encoded.get('br')?.body.length ?? Infinity)) this.put('br', best)
  }

  /** Returns the body without a content coding. */
  #content(): Promise<Buffer> {
    const [coding] = this.#encoded.keys()
    return decompress(this.#encoded.get(coding)?.body ?? Buffer.alloc(0), coding)
  }

  /** Sends the response in a coding that it has, or 304. */
  send(request: IncomingMessage, response: ServerResponse, coding: ContentCoding | undefined) {
    const encoded = this.#encoded.get(coding)
    if (!encoded) throw new Error(`The response is not encoded as ${coding}`)
    if (isKnown(request.headers['if-none-match'], encoded.etag)) {
      response.writeHead(304, withRequestId(encoded.notModified, request)).end()
    } else response.writeHead(200, withRequestId(encoded.headers, request)).end(encoded.body)
  }
}

function withRequestId(
  headers: string[],
  { headers: { 'x-request-id': id } }: IncomingMessage
): string[] {
  return id ? headers.concat('x-request-id', String(id)) : headers
}

/** Copies bytes to a buffer of their own: compressors return slices of larger buffers. */
function copyOf(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
