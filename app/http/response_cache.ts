import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { cacheKey } from '#http/cache_key'
import type { CachedResponse } from '#http/cached_response'
import { ConcurrencyLimiter } from '#http/concurrency_limiter'
import { acceptedCoding } from '#http/content_coding'
import type { Locale } from '#shared/locales'

/** The content version that responses are validated against. */
export type CurrentVersion = {
  /** Undefined until it has been read for the first time. */
  current: string | undefined
  /** False while the database is unavailable: there may be a later version. */
  isCertain: boolean
}

/** A request whose response is being made. */
type PendingRequest = { key: string; version: string; release: () => void }

/** How many responses may wait to be recompressed. */
const MAX_RECOMPRESSIONS = 50

/**
 * Caches complete responses in front of the application, so that neither a context nor a query is
 * needed for them. The application marks each response that is the same for everybody.
 *
 * A response is valid for one content version. After a change it is made once more: requests that
 * arrive meanwhile get the stale one, and a response whose ETag has not changed keeps its
 * compressed bodies. While the database is unavailable, cached responses stay valid.
 */
export class ResponseCache {
  /** The keys of the props that all pages of a language share, as last sent. */
  readonly sharedKeys = new Map<Locale, ReadonlySet<string>>()
  /** Numbers of requests: served from the cache, and passed to the application to be cached. */
  readonly count = { hits: 0, misses: 0 }
  readonly #responses: LRUCache<string, CachedResponse>
  readonly #beingMade = new Map<string, Promise<void>>()
  readonly #requests = new WeakMap<IncomingMessage, PendingRequest>()
  readonly #recompressions = new ConcurrencyLimiter({
    concurrency: 1,
    maxWaiting: MAX_RECOMPRESSIONS,
  })

  /** @param maxSize the size in bytes; 0 turns the cache off */
  constructor(
    private readonly maxSize: number,
    private readonly version: CurrentVersion
  ) {
    this.#responses = new LRUCache({ maxSize: maxSize || 1, sizeCalculation: ({ size }) => size })
  }

  /** The size in bytes. */
  get size(): number {
    return this.#responses.calculatedSize
  }

  /** Whether the cache is almost full, so that further responses evict others. */
  get isFull(): boolean {
    return this.size > this.maxSize * 0.9
  }

  /** Serves requests from the cache, and passes all others to the application. */
  inFrontOf(application: RequestListener): RequestListener {
    return (request, response) => {
      const key = cacheKey(request, this.sharedKeys)
      const { current } = this.version
      if (key === undefined || current === undefined || this.maxSize === 0) {
        return application(request, response)
      }

      const cached = this.#responses.get(key)
      const beingMade = this.#beingMade.get(key)
      if (cached && (beingMade || this.#isValid(cached))) {
        return this.#send(key, cached, request, response)
      }
      if (!beingMade) {
        this.#await(key, current, request, response)
        return application(request, response)
      }
      void beingMade.then(() => {
        const made = this.#responses.get(key)
        if (made) this.#send(key, made, request, response)
        else application(request, response)
      })
    }
  }

  /**
   * Caches the response to a request, and continues the requests that wait for it.
   *
   * @param make returns the response for a content version; undefined if it is not the same for
   *   everybody
   */
  complete(request: IncomingMessage, make: (version: string) => CachedResponse | undefined) {
    const pending = this.#requests.get(request)
    if (!pending) return
    /** The shared props may have changed meanwhile, so that this response has another key. */
    const hasSameKey = cacheKey(request, this.sharedKeys) === pending.key
    const made = hasSameKey && request.method === 'GET' ? make(pending.version) : undefined
    if (made) this.#store(pending.key, made)
    pending.release()
  }

  #isValid({ version }: CachedResponse): boolean {
    return version === this.version.current || !this.version.isCertain
  }

  #await(key: string, version: string, request: IncomingMessage, response: ServerResponse) {
    this.count.misses++
    const { promise, resolve } = Promise.withResolvers<void>()
    const release = () => {
      this.#requests.delete(request)
      if (this.#beingMade.get(key) === promise) this.#beingMade.delete(key)
      resolve()
    }
    this.#beingMade.set(key, promise)
    this.#requests.set(request, { key, version, release })
    response.once('close', release)
  }

  #send(key: string, cached: CachedResponse, request: IncomingMessage, response: ServerResponse) {
    this.count.hits++
    const accepted = acceptedCoding(request.headers['accept-encoding'])
    const coding = cached.isCompressible ? accepted : undefined
    if (coding === 'br') this.#recompress(key, cached)
    if (cached.has(coding)) return cached.send(request, response, coding)
    this.#change(key, cached, () => cached.encode(coding))
      .then(() => cached.send(request, response, coding))
      .catch((error) => response.destroy(error))
  }

  #store(key: string, made: CachedResponse) {
    const former = this.#responses.peek(key)
    if (former?.etag === made.etag) former.version = made.version
    else this.#responses.set(key, made)
  }

  /** Compresses a response that is requested again with the best quality, in the background. */
  #recompress(key: string, cached: CachedResponse) {
    if (cached.isBest) return
    cached.isBest = true
    this.#recompressions
      .run(() => this.#change(key, cached, () => cached.recompress()))
      .catch(() => (cached.isBest = false))
  }

  /** Changes the bodies of a response, and adds it again so that the cache calculates its size. */
  async #change(key: string, cached: CachedResponse, change: () => Promise<void>) {
    await change()
    if (this.#responses.peek(key) !== cached) return
    this.#responses.delete(key)
    this.#responses.set(key, cached)
  }
}
