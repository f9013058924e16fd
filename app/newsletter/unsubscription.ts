import { isSigned, sign } from '#config/signatures'
import { retryTransaction } from '#database/transaction'
import { NewsletterSubscription } from '#newsletter/newsletter_subscription'

/**
 * Returns the path that ends a subscription: its id with a signature. It is not stored, but derived
 * anew for every issue.
 */
export function unsubscribePath({
  id,
  locale,
}: Pick<NewsletterSubscription, 'id' | 'locale'>): string {
  return `/${locale}/newsletter/unsubscribe/${id}.${sign(`unsubscribe:${id}`)}`
}

/**
 * Returns the subscription id from the last segment of such a path; undefined if the signature is
 * invalid.
 */
export function readUnsubscribeKey(key: string): string | undefined {
  const [id, signature = ''] = key.split('.')
  return isSigned(`unsubscribe:${id}`, signature) ? id : undefined
}

/** Whether a subscription is pending or confirmed. */
export async function isSubscribed(id: string): Promise<boolean> {
  const subscription = await NewsletterSubscription.find(id)
  return subscription !== null && subscription.unsubscribedAt === null
}

/** Ends a subscription. Does nothing if it has ended already. */
export async function unsubscribe(id: string, now = new Date()): Promise<void> {
  await retryTransaction((trx) =>
    NewsletterSubscription.query({ client: trx })
      .where({ id, unsubscribedAt: null })
      .update({ unsubscribedAt: now.toISOString() })
  )
}
