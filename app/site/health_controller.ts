import type { HttpContext } from '@adonisjs/core/http'
import { failedLoad } from '#content/pages/failed_load'
import { assertDatabaseFile } from '#database/database_file'
import { from } from '#database/query'
import { outboxStatus } from '#outbox/outbox_status'
import { RETRY_AFTER } from '#site/exception_handler'
import { OutageLog } from '#site/outage_log'
import { pictureProgress } from '#site/picture_work'

const readiness = new OutageLog({
  failed: 'the site is not ready',
  worked: 'the site is ready again',
})

export default class HealthController {
  /** For whoever restarts processes: 200 as long as this one answers, whatever the database does. */
  live({ response }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    return { status: 'ok' }
  }

  /**
   * For load balancers: 200 while pages can be served, else 503, as with a database that is away,
   * removed, not migrated or without content. Tells of a load of content that failed meanwhile, and
   * how many pictures are complete while some are still being made: those are made when asked for.
   */
  async ready({ response }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    try {
      assertDatabaseFile()
      const content = await from('content_versions').where('id', 1).first()
      if (!content) {
        readiness.failed(new Error('There is no content: load it first'))
        return this.#unready(response, 'no content loaded')
      }
      const failed_load = (await failedLoad()) ?? undefined
      const pictures = await pictureProgress()
      readiness.worked()
      return { status: 'ok', failed_load, pictures }
    } catch (error) {
      readiness.failed(error)
      return this.#unready(response, 'database unavailable or not migrated')
    }
  }

  #unready(response: HttpContext['response'], status: string) {
    return response.status(503).header('Retry-After', RETRY_AFTER.failure).send({ status })
  }

  /** For whoever watches the site: 200 while mail leaves in time, else 503. Visitors notice neither. */
  async mail({ response }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    const { healthy } = await outboxStatus()
    return healthy ? { status: 'ok' } : response.status(503).send({ status: 'mail is late' })
  }
}
