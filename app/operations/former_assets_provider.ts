import type { ApplicationService } from '@adonisjs/core/types'
import { archiveAssets } from '#http/former_assets'
import { publicRoot } from '#media/public_folder/public_folder'

/** Archives the assets of this build, so that pages open during the next deployment find them. */
export default class FormerAssetsProvider {
  constructor(private readonly app: ApplicationService) {}

  ready() {
    if (this.app.inProduction) void this.#archive()
  }

  /** A failure does not affect visitors of this version. */
  async #archive() {
    const logger = await this.app.container.make('logger')
    await archiveAssets(this.app.publicPath('assets'), `${publicRoot}/assets`).catch((error) =>
      logger.warn({ err: error }, 'the assets were not kept for the time after the next deployment')
    )
  }
}
