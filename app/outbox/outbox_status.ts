import { from } from '#database/query'

/** How long a mail may wait before somebody should look why, in seconds. */
const LATE_AFTER = 15 * 60

/** How the outbox stands. */
export type OutboxStatus = {
  waiting: number
  /** Given up after 72 hours. */
  failed: number
  /** Seconds since the oldest waiting mail was written. */
  oldest_waiting: number
  /** Nothing was given up, and nothing waits for longer than a quarter of an hour. */
  healthy: boolean
}

/** Looks up how the outbox stands. */
export async function outboxStatus(now = new Date()): Promise<OutboxStatus> {
  const rows = await from('outbox_messages')
    .whereIn('status', ['waiting', 'failed'])
    .groupBy('status')
    .select('status')
    .count('* as number')
    .min('created_at as oldest')
  const waiting = rows.find(({ status }) => status === 'waiting')
  const oldest = waiting?.oldest
  const failed = Number(rows.find(({ status }) => status === 'failed')?.number ?? 0)
  const oldest_waiting = oldest
    ? Math.max(0, Math.round((now.getTime() - Date.parse(oldest)) / 1000))
    : 0
  return {
    waiting: Number(waiting?.number ?? 0),
    failed,
    oldest_waiting,
    healthy: failed === 0 && oldest_waiting <= LATE_AFTER,
  }
}
