import { timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { metricsToken } from '#config/app'
import { NotFoundException } from '#content/pages/exceptions'
import { metrics, readMetrics } from '#operations/metrics'

export default class MetricsController {
  /** Metrics in the text format of Prometheus, for clients that send the token. */
  async show({ request, response, logger }: HttpContext) {
    const authorization = request.header('authorization')
    if (!isAllowed(authorization)) {
      if (authorization) logger.warn('refused: a wrong token for /metrics')
      throw new NotFoundException()
    }
    response.header('Cache-Control', 'no-store')
    response.header('Content-Type', metrics.contentType)
    return readMetrics()
  }
}

/** Compares in constant time. */
function isAllowed(authorization = ''): boolean {
  if (!metricsToken) return false
  const expected = Buffer.from(`Bearer ${metricsToken.release()}`)
  const given = Buffer.from(authorization)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
