import { appUrl } from '#config/app'
import { toCsv } from '#forms/csv'
import { findConfirmed } from '#newsletter/subscriptions'
import { unsubscribePath } from '#newsletter/unsubscription'

const COLUMNS = [
  'email',
  'locale',
  'requested_at',
  'confirmed_at',
  'consent_version',
  'unsubscribe_url',
] as const

/**
 * Exports all confirmed subscribers as CSV, with the unsubscription links that the mailing program
 * needs.
 */
export async function exportSubscribers(): Promise<string> {
  const subscribers = await findConfirmed()
  const rows = subscribers.map((subscriber) => {
    const record = { ...subscriber, unsubscribe_url: appUrl + unsubscribePath(subscriber) }
    return COLUMNS.map((column) => record[column])
  })
  return toCsv(COLUMNS, rows)
}
