import type { WorkerProcess } from '#media/worker_process'

/**
 * Makes files in a process of its own, one after the other; a file that is being made already is waited
 * for.
 *
 * @param worker the process that makes them
 * @returns makes a file out of what it is to hold; fails with a `WorkError`
 */
export function makesElsewhere<Work extends object>(
  worker: WorkerProcess<Work>
): (file: string, work: Work) => Promise<Buffer> {
  const underWay = new Map<string, Promise<Buffer>>()
  /** The end of the last one. */
  let last: Promise<unknown> = Promise.resolve()

  return (file, work) => {
    const waited = underWay.get(file)
    if (waited) return waited
    const made = last.then(() => worker.do(work)).finally(() => underWay.delete(file))
    last = made.catch(() => undefined)
    underWay.set(file, made)
    return made
  }
}
