import { type ChildProcess, fork } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** How long an idle process stays alive, in milliseconds. */
const IDLE_TIMEOUT = 5_000

const EXTENSION = extname(import.meta.filename)

/** Sources are compiled when they are imported; the build needs no loader. */
const NODE_OPTIONS = EXTENSION === '.ts' ? ['--import=@poppinss/ts-exec'] : []

/** The response of a worker to a task. */
export type TaskResult = { content: Uint8Array } | { reason: string }

/** A task failed, or its process died. */
export class WorkError extends Error {}

/**
 * Runs tasks in a child process, one at a time: await each call before the next. The process is
 * forked for the first task and exits when it has been idle, which frees its memory. If a process
 * dies, only its current task fails. It prevents the server from exiting only while a task runs.
 *
 * Not a thread, because memory that sharp and pdfkit allocate is not released by one; not a pool of
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
