import { type ChildProcess, fork } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** For how long a process waits for more work, in ms. */
const ENDS_AFTER = 5_000

const EXTENSION = extname(import.meta.filename)

/** Sources are compiled as they are read; the build needs nothing. */
const NODE_OPTIONS = EXTENSION === '.ts' ? ['--import=@poppinss/ts-exec'] : []

/** What a process answers to a piece of work. */
export type Answer = { content: Uint8Array } | { reason: string }

/** Work that failed, however often one tries. */
export class WorkError extends Error {}

/**
 * Does work in a process of its own, which begins with the first piece and ends some seconds after the
 * last: what it takes of memory ends with it, and pages come first on the processor. It keeps the
 * server from ending no longer than a piece of work takes. Whoever calls it waits for each piece before
 * the next.
 */
export class WorkerProcess<Work extends object> {
  #process: ChildProcess | undefined
  #ends: NodeJS.Timeout | undefined
  readonly #script: string

  /** @param script the URL of the module that answers, without its extension */
  constructor(script: URL) {
    this.#script = fileURLToPath(script) + EXTENSION
  }

  /** @throws WorkError if the work fails, or the process did not survive it */
  async do(work: Work): Promise<Buffer> {
    clearTimeout(this.#ends)
    this.#process ??= this.#begin()
    const { channel } = this.#process
    channel?.ref()
    try {
      const answer = await ask(this.#process, work)
      if ('reason' in answer) throw new WorkError(answer.reason)
      return Buffer.from(answer.content)
    } finally {
      channel?.unref()
      this.#ends = setTimeout(() => this.#process?.disconnect(), ENDS_AFTER).unref()
    }
  }

  #begin(): ChildProcess {
    const process = fork(this.#script, { execArgv: NODE_OPTIONS, serialization: 'advanced' })
    const forget = () => {
      if (this.#process === process) this.#process = undefined
    }
    for (const event of ['disconnect', 'exit', 'error']) process.once(event, forget)
    process.unref()
    return process
  }
}

function ask(process: ChildProcess, work: object): Promise<Answer> {
  const answer = Promise.withResolvers<Answer>()
  const { resolve } = answer
  const fail = () => answer.reject(new WorkError('the process that does it has ended'))
  process.once('message', resolve)
  for (const event of ['exit', 'error']) process.once(event, fail)
  process.send(work, (error) => error && fail())
  return answer.promise.finally(() => {
    process.off('message', resolve)
    for (const event of ['exit', 'error']) process.off(event, fail)
  })
}
