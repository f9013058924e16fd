import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { outboxStatus } from '#outbox/outbox_status'

export default class HealthController {
  /** For load balancers: 200 while the database answers, else 503. */
  async show({ response }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    try {
      await db.rawQuery('select 1')
      return { status: 'ok' }
    } catch {
      return response.status(503).send({ status: 'database unavailable' })
    }
  }

  /** For whoever watches the site: 200 while mail leaves in time, else 503. Visitors notice neither. */
  async mail({ response }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    const { healthy } = await outboxStatus()
    return healthy ? { status: 'ok' } : response.status(503).send({ status: 'mail is late' })
  }
}
