import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { type ContentCoding, compress, compressBest, decompress } from '#http/content_coding'
import { isKnown, markEtag } from '#http/etag'

/** An answer as it travels in one coding. */
type Form = {
  etag: string
  /** Names and values in turns, as Node takes them the fastest. */
  headers: string[]
  /** Those of 304: what describes a body is not among them (RFC 9110 §15.4.5). */
  notModified: string[]
  body: Buffer
}

/** What is said of an answer beside its body, in no coding yet. */
export type AnswerHead = {
  headers: readonly (readonly [name: string, value: string])[]
  etag: string
}

/**
 * The headers that are cached with an answer: those that describe it, whoever asks. A header of one
 * response or connection, such as `Connection` or `Set-Cookie`, would reach everybody.
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
 * What is cached of the headers of a response.
 *
 * @returns undefined where it has no ETag
 */
export function cachedHead({ etag, ...headers }: OutgoingHttpHeaders): AnswerHead | undefined {
  if (!etag) return undefined
  return {
    headers: Object.entries(headers)
      .filter(([name]) => CACHED_HEADERS.has(name))
      .map(([name, value]) => [name, String(value)]),
    etag,
  }
}

/** What an answer takes beside its bodies, roughly (bytes). */
const OVERHEAD = 2_000

/** A whole answer with status 200, in the codings in which it was asked for. */
export class KeptAnswer {
  /** What the answer was made of: it holds for this edition of the content. */
  edition: string
  /** Whether it was asked for since it was the next to make room. */
  isUsed = false
  /** Whether its Brotli form is, or will be, the smallest there is. */
  isBest = false
  readonly #forms = new Map<ContentCoding | undefined, Form>()
  readonly #underWay = new Map<ContentCoding | undefined, Promise<void>>()

  /**
   * @param isCompressible whether clients that accept a coding get one
   */
  constructor(
    private readonly head: AnswerHead,
    readonly isCompressible: boolean,
    edition: string
  ) {
    this.edition = edition
  }

  get etag(): string {
    return this.head.etag
  }

  /** Bytes that it takes in memory. */
  get size(): number {
    return this.#forms.values().reduce((size, { body }) => size + body.length, OVERHEAD)
  }

  has(coding: ContentCoding | undefined): boolean {
    return this.#forms.has(coding)
  }

  put(coding: ContentCoding | undefined, body: Buffer) {
    const etag = markEtag(this.head.etag, coding)
    const { headers } = this.head
    const compressed = coding ? ['content-encoding', coding] : []
    const length = ['content-length', String(body.length)]
    this.#forms.set(coding, {
      etag,
      headers: headers.flat().concat(['etag', etag], compressed, length),
      notModified: headers
        .filter(([name]) => name !== 'content-type')
        .flat()
        .concat(['etag', etag]),
      body: alone(body),
    })
  }

  /** Makes the form in a coding out of one that is there; asked for twice at a time, once. */
  make(coding: ContentCoding | undefined): Promise<void> {
    const made = this.#underWay.get(coding) ?? this.#make(coding)
    this.#underWay.set(coding, made)
    return made.finally(() => this.#underWay.delete(coding))
  }

  async #make(coding: ContentCoding | undefined) {
    const content = await this.#content()
    this.put(coding, coding ? await compress(content, coding) : content)
  }

  /** Makes the Brotli form as small as it goes. */
  async shrink() {
    const best = await compressBest(await this.#content())
    if (best.length < (this.#forms.get('br')?.body.length ?? Infinity)) this.put('br', best)
  }

  /** The body without any coding. */
  #content(): Promise<Buffer> {
    const [coding] = this.#forms.keys()
    return decompress(this.#forms.get(coding)?.body ?? Buffer.alloc(0), coding)
  }

  /** Answers with a form that is there. */
  send(request: IncomingMessage, response: ServerResponse, coding: ContentCoding | undefined) {
    const form = this.#forms.get(coding)
    if (!form) throw new Error(`The answer is not there as ${coding}`)
    if (isKnown(request.headers['if-none-match'], form.etag)) {
      response.writeHead(304, named(form.notModified, request)).end()
    } else response.writeHead(200, named(form.headers, request)).end(form.body)
  }
}

function named(headers: string[], { headers: { 'x-request-id': id } }: IncomingMessage): string[] {
  return id ? headers.concat('x-request-id', String(id)) : headers
}

/** The same bytes in memory of their own: what compressors give is a part of something larger. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
