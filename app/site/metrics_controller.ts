import { timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { metricsToken } from '#config/app'
import { NotFoundException } from '#content/pages/exceptions'
import { outboxStatus } from '#outbox/outbox_status'

export default class MetricsController {
  /** Figures in the text format of Prometheus, for those who know the token. */
  async show({ request, response, logger }: HttpContext) {
    const authorization = request.header('authorization')
    if (!isAllowed(authorization)) {
      if (authorization) logger.warn('refused: a wrong token for /metrics')
      throw new NotFoundException()
    }
    const { waiting, failed, oldest_waiting } = await outboxStatus()
    response.header('Cache-Control', 'no-store')
    response.header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
    return [
      '# HELP outbox_waiting_messages Mails that wait for being delivered',
      '# TYPE outbox_waiting_messages gauge',
      `outbox_waiting_messages ${waiting}`,
      '# HELP outbox_failed_messages Mails that were given up after 72 hours',
      '# TYPE outbox_failed_messages gauge',
      `outbox_failed_messages ${failed}`,
      '# HELP outbox_oldest_waiting_seconds How long the oldest waiting mail has waited',
      '# TYPE outbox_oldest_waiting_seconds gauge',
      `outbox_oldest_waiting_seconds ${oldest_waiting}`,
      '',
    ].join('\n')
  }
}

/** Takes as long for every wrong token of the right length. */
function isAllowed(authorization = ''): boolean {
  if (!metricsToken) return false
  const expected = Buffer.from(`Bearer ${metricsToken.release()}`)
  const given = Buffer.from(authorization)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
