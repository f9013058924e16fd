/*
|--------------------------------------------------------------------------
| Observing
|--------------------------------------------------------------------------
|
| Observes requests for operators: metrics if there is a token for them, and
| the access log if it is enabled.
|
*/

import logger from '@adonisjs/core/services/logger'
import { metricsToken } from '#config/app'
import { isAccessLogged } from '#config/logger'
import { type ObservedRequest, observeRequests } from '#operations/observed_request'

const observers: ((request: ObservedRequest) => void)[] = []

if (metricsToken) {
  const { countRequest } = await import('#operations/metrics')
  observers.push(countRequest)
}

if (isAccessLogged) {
  observers.push(({ id, seconds, ...request }) => {
    logger.info({ request_id: id, ...request, ms: Math.round(seconds * 1_000) }, 'request')
  })
}

observeRequests(observers)
