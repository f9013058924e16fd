import { appUrl } from '#config/app'
import { toCsv } from '#forms/csv'
import { NewsletterSubscription } from '#newsletter/newsletter_subscription'
import { unsubscribePath } from '#newsletter/unsubscription'

const COLUMNS = [
  'email',
  'locale',
  'requested_at',
  'confirmed_at',
  'consent_version',
  'unsubscribe_url',
]

/**
 * Exports all confirmed subscribers as CSV, ordered by confirmation time, with the unsubscription
 * links that the mailing program needs.
 */
export async function exportSubscribers(): Promise<string> {
  const subscribers = await NewsletterSubscription.query()
    .whereNotNull('confirmedAt')
    .whereNull('unsubscribedAt')
    .orderBy(['confirmedAt', 'id'])
  const rows = subscribers.map((subscriber) => [
    subscriber.email,
    subscriber.locale,
    subscriber.requestedAt,
    subscriber.confirmedAt,
    subscriber.consentVersion,
    appUrl + unsubscribePath(subscriber),
  ])
  return toCsv(COLUMNS, rows)
}
