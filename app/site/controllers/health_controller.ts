import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'

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
}
