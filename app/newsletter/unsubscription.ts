import { isSigned, sign } from '#config/signatures'
import { from } from '#database/query'
import { retryTransaction } from '#database/transaction'
import type { Subscription } from '#newsletter/subscriptions'

/**
 * Where a subscription is ended: its id, signed. Nothing of it is stored, and it can be made again
 * for every issue.
 */
export function unsubscribePath({ id, locale }: Pick<Subscription, 'id' | 'locale'>): string {
  return `/${locale}/newsletter/unsubscribe/${id}.${sign(`unsubscribe:${id}`)}`
}

/** The subscription that the last part of such a path names; undefined if it was not made here. */
export function readUnsubscribeKey(key: string): string | undefined {
  const [id, signature = ''] = key.split('.')
  return isSigned(`unsubscribe:${id}`, signature) ? id : undefined
}

/** Whether a subscription, pending or confirmed, can still be ended. */
export async function isSubscribed(id: string): Promise<boolean> {
  const row = await from('newsletter_subscriptions').where({ id, unsubscribed_at: null }).first()
  return Boolean(row)
}

/** Ends a subscription; one that has ended stays as it is. */
export async function unsubscribe(id: string, now = new Date()): Promise<void> {
  await retryTransaction((trx) =>
    from('newsletter_subscriptions', trx)
      .where({ id, unsubscribed_at: null })
      .update({ unsubscribed_at: now.toISOString() })
  )
}
