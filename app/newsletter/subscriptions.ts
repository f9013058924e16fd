import { from } from '#database/query'
import type { Row } from '#database/tables'

/**
 * A newsletter subscription with its proof of consent. `email` is the address as typed, `email_key`
 * its normalised form; `locale` is the language of the consent; `form_address` is the page with the
 * form, `return_path` the target after confirmation. Times are ISO 8601.
 */
export type Subscription = Row<'newsletter_subscriptions'>

/** Finds the pending or confirmed subscription of an address. */
export async function findLiving(emailKey: string): Promise<Subscription | undefined> {
  const row = await from('newsletter_subscriptions')
    .where('email_key', emailKey)
    .whereNull('unsubscribed_at')
    .first()
  return row ?? undefined
}

/** Returns all confirmed subscriptions, ordered by confirmation time. */
export async function findConfirmed(): Promise<Subscription[]> {
  return from('newsletter_subscriptions')
    .whereNotNull('confirmed_at')
    .whereNull('unsubscribed_at')
    .orderBy(['confirmed_at', 'id'])
}
