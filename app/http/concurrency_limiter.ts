import { setImmediate as nextTurn } from 'node:timers/promises'
import { Exception } from '@adonisjs/core/exceptions'
import PQueue from 'p-queue'

type ConcurrencyLimits = {
  /** The number of tasks that run at a time. */
  concurrency: number
  /** The number of tasks that may wait; unlimited by default. */
  maxWaiting?: number
  /** How long a task may wait, in milliseconds; unlimited by default. */
  maxWait?: number
  /** The number of running and waiting tasks of one client; unlimited by default. */
  maxPerClient?: number
}

/** Too many requests in progress; the client may retry. */
export class OverloadedException extends Exception {
  static override status = 503
  static override code = 'E_OVERLOADED'
}

/** Runs a limited number of tasks at a time; further ones wait in a queue of limited length. */
export class ConcurrencyLimiter {
  readonly #queue: PQueue
  readonly #clients = new Map<string, number>()
  #lastStart: Promise<unknown> = Promise.resolve()

  constructor(private readonly limits: ConcurrencyLimits) {
    this.#queue = new PQueue({ concurrency: limits.concurrency })
  }

  get running(): number {
    return this.#queue.pending
  }

  get waiting(): number {
    return this.#queue.size
  }

  /**
   * Runs a task as soon as fewer than the limit are running.
   *
   * @param client identifies the client, if it is known
   * @throws OverloadedException if the client or the queue has reached its limit, or the task has
   *   waited too long
   */
  async run<Result>(task: () => Promise<Result>, client?: string): Promise<Result> {
    const { concurrency, maxWaiting = Infinity, maxPerClient = Infinity } = this.limits
    const isFull = this.running >= concurrency && this.waiting >= maxWaiting
    if (isFull || this.#tasksOf(client) >= maxPerClient) throw new OverloadedException()
    this.#count(client, 1)
    try {
      return await this.#enqueue(task)
    } finally {
      this.#count(client, -1)
    }
  }

  #enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    const { maxWait } = this.limits
    if (maxWait === undefined) return this.#queue.add(() => this.#start(task))

    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(new OverloadedException()), maxWait)
    const start = () => {
      clearTimeout(timer)
      return this.#start(task)
    }
    return this.#queue.add(start, { signal: timeout.signal })
  }

  /**
   * Starts one task per turn of the event loop: Node accepts one connection per turn, and a page
   * may be rendered in one turn, so that several tasks in the same turn would delay new
   * connections.
   */
  async #start<Result>(task: () => Promise<Result>): Promise<Result> {
    this.#lastStart = this.#lastStart.then(() => nextTurn())
    await this.#lastStart
    return task()
  }

  #tasksOf(client: string | undefined): number {
    return client === undefined ? 0 : (this.#clients.get(client) ?? 0)
  }

  #count(client: string | undefined, change: 1 | -1) {
    if (client === undefined) return
    const tasks = this.#tasksOf(client) + change
    if (tasks > 0) this.#clients.set(client, tasks)
    else this.#clients.delete(client)
  }
}
