import { from } from '#database/query'
import type { Row } from '#database/tables'

/**
 * A subscription to the newsletter and the proof of it. `email` is as it was typed, `email_key` what
 * all its spellings have in common; `locale` is the language in which the visitor was asked for their consent;
 * `form_address` is the page on which the form stood, `return_path` where the confirmation leads back
 * to. Times are ISO 8601.
 */
export type Subscription = Row<'newsletter_subscriptions'>

/** The subscription of an address that is pending or confirmed. */
export async function findLiving(emailKey: string): Promise<Subscription | undefined> {
  const row = await from('newsletter_subscriptions')
    .where('email_key', emailKey)
    .whereNull('unsubscribed_at')
    .first()
  return row ?? undefined
}

/** Everybody who gets the newsletter, in the order of their confirmation. */
export async function findConfirmed(): Promise<Subscription[]> {
  return from('newsletter_subscriptions')
    .whereNotNull('confirmed_at')
    .whereNull('unsubscribed_at')
    .orderBy(['confirmed_at', 'id'])
}
