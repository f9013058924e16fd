import type { HttpContext } from '@adonisjs/core/http'
import { failedLoad } from '#content/pages/failed_load'
import { assertDatabaseFile } from '#database/database_file'
import { from } from '#database/query'
import { OutageLog } from '#operations/outage_log'
import { pictureProgress } from '#operations/picture_work'
import { outboxStatus } from '#outbox/outbox_status'
import { RETRY_AFTER } from '#site/exception_handler'

const readiness = new OutageLog({
  failed: 'the site is not ready',
  worked: 'the site is ready again',
})

export default class HealthController {
  /** Liveness: 200 as long as this process answers, independent of the database. */
  live({ response }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    return { status: 'ok' }
  }

  /**
   * Readiness: 200 while pages can be served, else 503, for example if the database is unavailable,
   * removed, not migrated or empty. Reports a failed content load and the number of converted
   * pictures.
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

  /** Monitoring: 200 while mail is sent in time, else 503. Visitors are not affected. */
  async mail({ response }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    const { healthy } = await outboxStatus()
    return healthy ? { status: 'ok' } : response.status(503).send({ status: 'mail is late' })
  }
}
