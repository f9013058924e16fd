import { type ChildProcess, fork } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** How long an idle process is kept, in ms. */
const IDLE_TIMEOUT = 5_000

const EXTENSION = extname(import.meta.filename)

/** Sources are compiled when they are imported; the build needs no loader. */
const NODE_OPTIONS = EXTENSION === '.ts' ? ['--import=@poppinss/ts-exec'] : []

/** What a worker sends back for a task. */
export type TaskResult = { content: Uint8Array } | { reason: string }

/** A task that fails each time it is run. */
export class WorkError extends Error {}

/**
 * Runs tasks in a child process, one at a time: a caller awaits each before the next. The process is
 * forked for the first task and ends when it has been idle, which frees its memory. A process that dies
 * fails its task only. It keeps the server from exiting only while a task runs.
 *
 * A process, because sharp and pdfkit keep memory that no thread would give back; not a pool of
 * Tinypool, which never settles a task whose process dies before it is ready.
 */
export class WorkerProcess<Task extends object> {
  #process: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  readonly #script: string

  /** @param script the URL of the module that calls `runWorker`, without its extension */
  constructor(script: URL) {
    this.#script = fileURLToPath(script) + EXTENSION
  }

  /** @throws WorkError if the task fails or the process dies */
  async run(task: Task): Promise<Buffer> {
    clearTimeout(this.#idle)
    this.#process ??= this.#fork()
    const { channel } = this.#process
    channel?.ref()
    try {
      const result = await send(this.#process, task)
      if ('reason' in result) throw new WorkError(result.reason)
      return Buffer.from(result.content)
    } finally {
      channel?.unref()
      this.#idle = setTimeout(() => this.#process?.disconnect(), IDLE_TIMEOUT).unref()
    }
  }

  #fork(): ChildProcess {
    const process = fork(this.#script, { execArgv: NODE_OPTIONS, serialization: 'advanced' })
    const remove = () => {
      if (this.#process === process) this.#process = undefined
    }
    for (const event of ['disconnect', 'exit', 'error']) process.once(event, remove)
    process.unref()
    return process
  }
}

function send(process: ChildProcess, task: object): Promise<TaskResult> {
  const { promise, resolve, reject } = Promise.withResolvers<TaskResult>()
  const fail = () => reject(new WorkError('the worker process has died'))
  process.once('message', resolve)
  for (const event of ['exit', 'error']) process.once(event, fail)
  process.send(task, (error) => error && fail())
  return promise.finally(() => {
    process.off('message', resolve)
    for (const event of ['exit', 'error']) process.off(event, fail)
  })
}
