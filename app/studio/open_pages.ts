import { join } from 'node:path'
import type { HotPayload, ViteDevServer } from 'vite'
import { contentRoot } from '#config/content'
import { ContentError, type ContentProblem } from '#content/loading/problems'
import { inEditor } from '#studio/in_editor'

/** The HMR event for changed content or texts; inertia/site/development.ts listens to it. */
const CHANGED: HotPayload = { type: 'custom', event: 'site:changed' }

/** Why content was not loaded, as the studio's panel is told: each mistake with what opens its file. */
export type Failed = { headline: string; problems: (ContentProblem & { url: string })[] }

/**
 * The pages that are open in browsers while the development server runs. They are notified through
 * Vite's HMR connection. Errors are shown in Vite's error overlay; those of content by the studio's
 * panel, where there is one.
 */
export class OpenPages {
  /** The latest errors by the kind of work that failed. */
  readonly #failures = new Map<string, Error>()
  /** The time of the last notification, in ms since 1970. */
  #changedAt = 0

  constructor(
    private readonly server: ViteDevServer,
    private readonly hasPanel: boolean
  ) {
    const { hot } = server.environments.client
    hot.on('site:listening', ({ askedAt }: { askedAt: number }, client) => {
      if (askedAt < this.#changedAt) client.send(CHANGED)
    })
    for (const event of ['vite:client:connect', 'studio:listening']) {
      hot.on(event, (_, client) => {
        for (const failure of this.#firstFailure()) client.send(this.#payloadOf(failure))
      })
    }
  }

  /**
   * Updates open pages after some work, or shows its error over them.
   *
   * @returns whether the work could be done
   */
  async follow(what: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      this.#failures.delete(what)
      this.#changedAt = Date.now()
      this.#tell(CHANGED)
    } catch (error) {
      this.note(what, error as Error)
    }
    for (const failure of this.#firstFailure()) this.#tell(this.#payloadOf(failure))
    return !this.#failures.has(what)
  }

  /** Records an error of some kind of work, or that it is fixed; `follow` shows it over open pages. */
  note(what: string, failure: Error | undefined) {
    if (!failure) return void this.#failures.delete(what)
    console.error(failure instanceof ContentError ? failure.message : failure)
    this.#failures.set(what, failure)
  }

  /** Reloads the pages, because server code has changed. */
  reload() {
    this.#tell({ type: 'full-reload' })
  }

  #firstFailure(): Error[] {
    return [...this.#failures.values()].slice(0, 1)
  }

  #payloadOf(failure: Error): HotPayload {
    if (!this.hasPanel || !(failure instanceof ContentError)) return overlayOf(failure)
    const { headline } = failure
    const problems = failure.problems.map((problem) => ({ ...problem, url: inEditor(problem) }))
    return { type: 'custom', event: 'studio:failed', data: { headline, problems } satisfies Failed }
  }

  /**
   * Sends only to open pages: Vite would buffer an error for the next one, even if it is fixed by
   * then.
   */
  #tell(payload: HotPayload) {
    for (const client of this.server.ws.clients) client.send(payload)
  }
}

/** Formats a content error with a line per location, which the overlay links to the editor. */
function overlayOf(failure: Error): HotPayload {
  const { message, stack = '' } = failure
  if (!(failure instanceof ContentError)) return { type: 'error', err: { message, stack } }
  const places = failure.problems.map((problem) => {
    const file = join(contentRoot, problem.file)
    return `${file}:${problem.line}:${problem.column}\n${problem.message}.\n${problem.remedy}`
  })
  return {
    type: 'error',
    err: { message: failure.headline, stack: places.join('\n\n'), plugin: 'content' },
  }
}
