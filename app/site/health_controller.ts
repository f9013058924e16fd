import type { HttpContext } from '@adonisjs/core/http'
import { from } from '#database/query'
import { outboxStatus } from '#outbox/outbox_status'

export default class HealthController {
  /** For whoever restarts processes: 200 as long as this one answers, whatever the database does. */
  live({ response }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    return { status: 'ok' }
  }

  /**
   * For load balancers: 200 while pages can be served, else 503, as with a database that is away,
   * not migrated or without content.
   */
  async ready({ response }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    const problem = await findProblem()
    return problem ? response.status(503).send({ status: problem }) : { status: 'ok' }
  }

  /** For whoever watches the site: 200 while mail leaves in time, else 503. Visitors notice neither. */
  async mail({ response }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    const { healthy } = await outboxStatus()
    return healthy ? { status: 'ok' } : response.status(503).send({ status: 'mail is late' })
  }
}

/** Why pages cannot be served from the database. */
async function findProblem(): Promise<string | undefined> {
  try {
    const loaded = await from('content_versions').where('id', 1).first()
    return loaded ? undefined : 'no content loaded'
  } catch {
    return 'database unavailable or not migrated'
  }
}
