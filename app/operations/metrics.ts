import db from '@adonisjs/lucid/services/db'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { pageFigures, pages } from '#http/load_shedding_middleware'
import { responses } from '#http/responses'
import type { ObservedRequest } from '#operations/observed_request'
import { OutageLog } from '#operations/outage_log'
import { outboxStatus } from '#outbox/outbox_status'

/**
 * The Prometheus registry of this process. prom-client adds memory, CPU, event loop and garbage
 * collection.
 */
export const metrics = new Registry()
collectDefaultMetrics({ register: metrics })

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

const requests = new Counter({
  name: 'http_requests_total',
  help: 'Answered requests by method, class of status and what was asked for',
  labelNames: ['method', 'status', 'kind'],
  registers: [metrics],
})

const latency = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the head of a request to the last byte of its answer',
  labelNames: ['kind'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
})

export function countRequest({ method, status, kind, seconds }: ObservedRequest) {
  requests.inc({
    method: METHODS.has(method) ? method : 'other',
    status: status === 0 ? 'aborted' : `${Math.floor(status / 100)}xx`,
    kind,
  })
  latency.observe({ kind }, seconds)
}

/** Values that are counted elsewhere and read on collection. */
counter('pages_made_total', 'Pages that were made afresh', () => pageFigures.made)
counter('pages_made_seconds_total', 'Time that making them took', () => pageFigures.seconds)
counter('pages_refused_total', 'Pages refused by load shedding', () => pageFigures.refused)
counter(
  'response_cache_hits_total',
  'Responses from the response cache',
  () => responses.count.hits
)
counter(
  'response_cache_misses_total',
  'Responses that were not in the response cache',
  () => responses.count.misses
)
gauge('response_cache_bytes', 'Size of the response cache in bytes', () => responses.size)
gauge('pages_under_way', 'Pages that are being made', () => pages.running)
gauge('pages_waiting', 'Pages that wait for their turn', () => pages.waiting)
gauge('database_connections_used', 'Connections of the pool in use', () => pool()?.numUsed())
gauge('database_connections_free', 'Connections of the pool that are free', () => pool()?.numFree())
gauge('database_connections_awaited', 'Queries that wait for a connection', () =>
  pool()?.numPendingAcquires()
)

const waiting = outboxGauge('outbox_waiting_messages', 'Mails that wait for being delivered')
const failed = outboxGauge('outbox_failed_messages', 'Mails that were given up after 72 hours')
const oldest = outboxGauge(
  'outbox_oldest_waiting_seconds',
  'How long the oldest waiting mail has waited'
)

const outbox = new OutageLog({
  failed: 'the mails of the outbox cannot be counted',
  worked: 'the mails of the outbox can be counted again',
})

/**
 * All metrics in the text format of Prometheus; those of the outbox only if the database answers.
 */
export async function readMetrics(): Promise<string> {
  try {
    const status = await outboxStatus()
    waiting.set(status.waiting)
    failed.set(status.failed)
    oldest.set(status.oldest_waiting)
    outbox.worked()
  } catch (error) {
    outbox.failed(error)
    for (const each of [waiting, failed, oldest]) each.remove()
  }
  return metrics.metrics()
}

function pool() {
  return db.manager.get(db.primaryConnectionName)?.connection?.pool
}

function outboxGauge(name: string, help: string) {
  return new Gauge({ name, help, registers: [metrics] })
}

function gauge(name: string, help: string, read: () => number | undefined) {
  const figure: Gauge = new Gauge({
    name,
    help,
    registers: [metrics],
    collect() {
      figure.set(read() ?? 0)
    },
  })
}

function counter(name: string, help: string, read: () => number) {
  const figure: Counter = new Counter({
    name,
    help,
    registers: [metrics],
    collect() {
      figure.reset()
      figure.inc(read())
    },
  })
}
