import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { answerKey } from '#http/answer_key'
import { acceptedCoding } from '#http/content_coding'
import type { KeptAnswer } from '#http/kept_answer'
import { Turns } from '#http/turns'
import type { Locale } from '#shared/locales'

/** What pages are made of at the moment. */
export type Edition = {
  /** Changes with it; undefined as long as nothing is known. */
  current: string | undefined
  /** Whether there may be a later one: nobody can tell while the database is away. */
  isCertain: boolean
}

/** A request that an answer is being made for. */
type Asked = { key: string; edition: string; settle: () => void }

/** How many answers wait for being compressed as far as it goes. */
const MOST_IMPROVED = 50

/**
 * Keeps whole answers, and gives them to everybody who asks for the same: in front of the application,
 * so that neither a context nor a query is made for them. What may be kept the application says for
 * each answer; all that is personal is not.
 *
 * An answer holds as long as the content stays as it is. Afterwards it is made once more: those who
 * ask meanwhile get the one from before, and if nothing of it has changed it goes on with its ETag and
 * its compressed forms. While the database is away, what is there goes on.
 */
export class AnswerCache {
  /** The keys of what all pages of a language share, as they were sent last. */
  readonly sharedKeys = new Map<Locale, ReadonlySet<string>>()
  /** How many requests were answered out of the cache, and how many could have been. */
  readonly count = { hits: 0, misses: 0 }
  /** In the order in which they make room. */
  readonly #kept = new Map<string, KeptAnswer>()
  readonly #sizes = new WeakMap<KeptAnswer, number>()
  #size = 0
  readonly #beingMade = new Map<string, Promise<void>>()
  readonly #asked = new WeakMap<IncomingMessage, Asked>()
  readonly #improvements = new Turns({ underWay: 1 })
  #improving = 0

  /**
   * @param limit bytes that it may take; with 0 it keeps nothing
   */
  constructor(
    private readonly limit: number,
    private readonly edition: Edition
  ) {}

  /** Bytes that it takes. */
  get size(): number {
    return this.#size
  }

  /** Whether there is no room but that of other answers. */
  get isFull(): boolean {
    return this.#size > this.limit * 0.9
  }

  /** Answers what is kept, and leaves everything else to the application. */
  inFrontOf(application: RequestListener): RequestListener {
    return (request, response) => {
      const key = answerKey(request, this.sharedKeys)
      const { current } = this.edition
      if (key === undefined || current === undefined || this.limit === 0) {
        return application(request, response)
      }

      const kept = this.#kept.get(key)
      const beingMade = this.#beingMade.get(key)
      if (kept && (beingMade || this.#holds(kept))) return this.#send(key, kept, request, response)
      if (!beingMade) {
        this.#await(key, current, request, response)
        return application(request, response)
      }
      void beingMade.then(() => {
        const made = this.#kept.get(key)
        if (made) this.#send(key, made, request, response)
        else application(request, response)
      })
    }
  }

  /**
   * Keeps the answer to a request, if one is given, and lets those go on who wait for the same.
   *
   * @param make gives the answer, made for an edition of the content; undefined if nobody else may
   *   have it
   */
  settle(request: IncomingMessage, make: (edition: string) => KeptAnswer | undefined) {
    const asked = this.#asked.get(request)
    if (!asked) return
    /** What all pages share may have changed meanwhile: then this is the answer to another question. */
    const isAlike = answerKey(request, this.sharedKeys) === asked.key
    const answer = isAlike && request.method === 'GET' ? make(asked.edition) : undefined
    if (answer) this.#keep(asked.key, answer)
    asked.settle()
  }

  #holds({ edition }: KeptAnswer): boolean {
    return edition === this.edition.current || !this.edition.isCertain
  }

  #await(key: string, edition: string, request: IncomingMessage, response: ServerResponse) {
    this.count.misses++
    const { promise, resolve } = Promise.withResolvers<void>()
    const settle = () => {
      this.#asked.delete(request)
      if (this.#beingMade.get(key) === promise) this.#beingMade.delete(key)
      resolve()
    }
    this.#beingMade.set(key, promise)
    this.#asked.set(request, { key, edition, settle })
    response.once('close', settle)
  }

  #send(key: string, kept: KeptAnswer, request: IncomingMessage, response: ServerResponse) {
    this.count.hits++
    kept.isUsed = true
    const accepted = acceptedCoding(request.headers['accept-encoding'])
    const coding = kept.isCompressible ? accepted : undefined
    if (coding === 'br') this.#improve(key, kept)
    if (kept.has(coding)) return kept.send(request, response, coding)
    this.#change(key, kept, () => kept.make(coding))
      .then(() => kept.send(request, response, coding))
      .catch((error) => response.destroy(error))
  }

  #keep(key: string, answer: KeptAnswer) {
    const former = this.#kept.get(key)
    if (former?.etag === answer.etag) {
      former.edition = answer.edition
      return
    }
    if (former) this.#drop(key, former)
    this.#kept.set(key, answer)
    this.#weigh(key, answer)
  }

  /** What is asked for again will be asked for more: it is made as small as it goes, in the background. */
  #improve(key: string, kept: KeptAnswer) {
    if (kept.isBest || this.#improving >= MOST_IMPROVED) return
    kept.isBest = true
    this.#improving++
    this.#improvements
      .take(() => this.#change(key, kept, () => kept.shrink()))
      .catch(() => (kept.isBest = false))
      .finally(() => this.#improving--)
  }

  async #change(key: string, kept: KeptAnswer, change: () => Promise<void>) {
    await change()
    this.#weigh(key, kept)
  }

  /** Notes what an answer takes now. */
  #weigh(key: string, kept: KeptAnswer) {
    if (this.#kept.get(key) !== kept) return
    this.#size += kept.size - (this.#sizes.get(kept) ?? 0)
    this.#sizes.set(kept, kept.size)
    this.#makeRoom()
  }

  /** The oldest goes first; whoever was used since it was the oldest stays for another round. */
  #makeRoom() {
    for (const [key, kept] of this.#kept) {
      if (this.#size <= this.limit) return
      if (!kept.isUsed) this.#drop(key, kept)
      else {
        kept.isUsed = false
        this.#kept.delete(key)
        this.#kept.set(key, kept)
      }
    }
  }

  #drop(key: string, kept: KeptAnswer) {
    this.#kept.delete(key)
    this.#size -= this.#sizes.get(kept) ?? 0
  }
}
