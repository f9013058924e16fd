import { setImmediate as nextTurn } from 'node:timers/promises'
import { Exception } from '@adonisjs/core/exceptions'

/** How much is done at a time, and how much waits for how long (ms); without a limit for ever. */
export type TurnLimits = {
  underWay: number
  waiting?: number
  patience?: number
  /** Under way and waiting, for one client. */
  perClient?: number
}

/** More is asked for than can be done; those who ask may come again. */
export class OverloadedException extends Exception {
  static override status = 503
  static override code = 'E_OVERLOADED'
}

/**
 * Has work done by turns, a little at a time: whatever has begun takes memory until it is done, and
 * the processor does no more of it when much has begun.
 */
export class Turns {
  #underWay = 0
  readonly #waiting = new Set<() => void>()
  readonly #clients = new Map<string, number>()
  #begun: Promise<unknown> = Promise.resolve()

  constructor(private readonly limits: TurnLimits) {}

  /** How much has begun and is not done. */
  get underWay(): number {
    return this.#underWay
  }

  /** How much waits for its turn. */
  get waiting(): number {
    return this.#waiting.size
  }

  /**
   * Does some work when it is its turn.
   *
   * @param client who asks for it, if that is known
   * @throws OverloadedException if too much waits, or this has waited too long
   */
  async take<Result>(work: () => Promise<Result>, client?: string): Promise<Result> {
    this.#enter(client)
    try {
      await this.#wait()
      try {
        await this.#begin()
        return await work()
      } finally {
        this.#pass()
      }
    } finally {
      this.#leave(client)
    }
  }

  #enter(client: string | undefined) {
    if (client === undefined) return
    const asked = this.#clients.get(client) ?? 0
    if (asked >= (this.limits.perClient ?? Infinity)) throw new OverloadedException()
    this.#clients.set(client, asked + 1)
  }

  #leave(client: string | undefined) {
    if (client === undefined) return
    const left = (this.#clients.get(client) ?? 1) - 1
    if (left > 0) this.#clients.set(client, left)
    else this.#clients.delete(client)
  }

  async #wait() {
    const { underWay, waiting = Infinity, patience } = this.limits
    if (this.#underWay < underWay) {
      this.#underWay++
      return
    }
    if (this.#waiting.size >= waiting) throw new OverloadedException()
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const giveUp = () => {
        this.#waiting.delete(begin)
        reject(new OverloadedException())
      }
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience)
      this.#waiting.add(begin)
    })
  }

  /**
   * One begins in each turn of the event loop: Node takes one connection in each, and a page may well
   * be made in a single one, so that those of a few connections would leave others waiting.
   */
  #begin(): Promise<unknown> {
    this.#begun = this.#begun.then(() => nextTurn())
    return this.#begun
  }

  /** Whoever has waited the longest goes on in this one's place. */
  #pass() {
    const [next] = this.#waiting
    if (next) {
      this.#waiting.delete(next)
      next()
    } else this.#underWay--
  }
}
