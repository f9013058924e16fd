import { UnavailableException } from '#database/unavailable_exception'
import type { WorkerProcess } from '#media/worker_process'

/** How many files wait for the one that is being made, for each kind of file. */
const MOST_WAITING = 100

/** Makes a file out of what it is to hold; fails with a `WorkError`. */
export type Making<Work> = (file: string, work: Work, options?: MakingOptions) => Promise<Buffer>

export type MakingOptions = {
  /** Whether it goes before all others, because an answer that holds it has been begun. */
  isBegun?: boolean
}

/**
 * Makes files in a process of its own, one after the other; a file that is being made already is waited
 * for.
 *
 * @param worker the process that makes them
 * @returns throws an UnavailableException if too many wait
 */
export function makesElsewhere<Work extends object>(worker: WorkerProcess<Work>): Making<Work> {
  const underWay = new Map<string, Promise<Buffer>>()
  const queues = {
    begun: [] as (() => Promise<unknown>)[],
    others: [] as (() => Promise<unknown>)[],
  }
  let isAtWork = false

  async function makeAll() {
    if (isAtWork) return
    isAtWork = true
    for (;;) {
      const next = queues.begun.shift() ?? queues.others.shift()
      if (!next) break
      await next()
    }
    isAtWork = false
  }

  return async (file, work, { isBegun = false } = {}) => {
    const waited = underWay.get(file)
    if (waited) return waited
    if (queues.others.length >= MOST_WAITING && !isBegun) {
      throw new UnavailableException(`too many files wait to be made before ${file}`)
    }
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    const made = promise.finally(() => underWay.delete(file))
    underWay.set(file, made)
    const queue = isBegun ? queues.begun : queues.others
    queue.push(() => worker.do(work).then(resolve, reject))
    void makeAll()
    return made
  }
}
