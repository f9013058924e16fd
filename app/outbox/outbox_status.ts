import { OutboxMessage } from '#outbox/outbox_message'

/** The age in seconds from which a waiting mail is reported. */
const LATE_AFTER = 15 * 60

/** The number and age of undelivered mails. */
type OutboxStatus = {
  waiting: number
  /** Failed after 72 hours. */
  failed: number
  /** Seconds since the oldest waiting mail was written. */
  oldest_waiting: number
  /** Whether no mail has failed and none has waited longer than a quarter of an hour. */
  healthy: boolean
}

/** Counts undelivered mails. */
export async function outboxStatus(now = new Date()): Promise<OutboxStatus> {
  const rows = await OutboxMessage.query()
    .whereIn('status', ['waiting', 'failed'])
    .groupBy('status')
    .select('status')
    .count('* as number')
    .min('created_at as oldest')
  const waiting = rows.find(({ status }) => status === 'waiting')?.$extras
  const oldest = waiting?.oldest
  const failed = Number(rows.find(({ status }) => status === 'failed')?.$extras.number ?? 0)
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
