import type { ApplicationService } from '@adonisjs/core/types'
import { worksInBackground } from '#config/mail'
import { BackgroundWork } from '#site/background_work'

/** Does the background work in the server's own process, unless another process does. */
export default class BackgroundProvider {
  #work?: BackgroundWork

  constructor(private readonly app: ApplicationService) {}

  async ready() {
    if (!worksInBackground) return
    this.#work = new BackgroundWork(await this.app.container.make('logger'))
    this.#work.start()
  }

  async shutdown() {
    await this.#work?.stop()
  }
}
