import type { ApplicationService } from '@adonisjs/core/types'
import { worksInBackground } from '#config/mail'
import { BackgroundWork } from '#operations/background_work'

/** Runs background work in the server process, unless another process runs it. */
export default class BackgroundProvider {
  #stopped?: Promise<void>

  constructor(private readonly app: ApplicationService) {}

  async ready() {
    if (!worksInBackground) return
    const work = new BackgroundWork(await this.app.container.make('logger'))
    work.start()
    /** Stops while the last requests are answered, not after them. */
    this.app.terminating(() => {
      this.#stopped = work.stop()
    })
  }

  async shutdown() {
    await this.#stopped
  }
}
