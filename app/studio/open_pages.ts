import { join } from 'node:path'
import type { HotPayload, ViteDevServer } from 'vite'
import { contentRoot } from '#config/content'
import { ContentError } from '#content/loading/problems'

/** Told to the browser when content or texts have changed; inertia/site/development.ts hears it. */
const CHANGED: HotPayload = { type: 'custom', event: 'site:changed' }

/**
 * The pages that are open in browsers while the development server runs. They talk over Vite's own
 * connection, and errors stand in Vite's own overlay.
 */
export class OpenPages {
  /** What went wrong the last time, by what it was about. */
  readonly #failures = new Map<string, Error>()
  /** When pages were last told of a change, in ms since 1970. */
  #changedAt = 0

  constructor(private readonly server: ViteDevServer) {
    server.environments.client.hot.on(
      'site:listening',
      ({ askedAt }: { askedAt: number }, client) => {
        if (askedAt < this.#changedAt) client.send(CHANGED)
      }
    )
    server.environments.client.hot.on('vite:client:connect', (_, client) => {
      for (const failure of this.#firstFailure()) client.send(overlayOf(failure))
    })
  }

  /** Has pages show what some work has changed, or over them why it has failed. */
  async follow(what: string, work: () => Promise<void>) {
    try {
      await work()
      this.#failures.delete(what)
      this.#changedAt = Date.now()
      this.#tell(CHANGED)
    } catch (error) {
      console.error(error instanceof ContentError ? error.message : error)
      this.#failures.set(what, error as Error)
    }
    for (const failure of this.#firstFailure()) this.#tell(overlayOf(failure))
  }

  /** Loads them anew: the code behind them has changed. */
  reload() {
    this.#tell({ type: 'full-reload' })
  }

  #firstFailure(): Error[] {
    return [...this.#failures.values()].slice(0, 1)
  }

  /** To those that are open: by itself Vite would keep errors for the next one, mended or not. */
  #tell(payload: HotPayload) {
    for (const client of this.server.ws.clients) client.send(payload)
  }
}

/** Of content a line for each place, which the overlay links to the editor. */
function overlayOf(failure: Error): HotPayload {
  const { message, stack = '' } = failure
  if (!(failure instanceof ContentError)) return { type: 'error', err: { message, stack } }
  const places = failure.problems.map((problem) => {
    const file = join(contentRoot, problem.file)
    return `${file}:${problem.line}:${problem.column}\n${problem.message}.\n${problem.remedy}`
  })
  return {
    type: 'error',
    err: { message: 'The content was not loaded.', stack: places.join('\n\n'), plugin: 'content' },
  }
}
