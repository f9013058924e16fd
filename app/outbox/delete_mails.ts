import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { from, type Subquery } from '#database/query'

/**
 * Deletes the mails about requests or subscriptions, including waiting ones; their files are
 * deleted by the next `deleteOrphanedFiles`.
 *
 * @param about codes and ids, or a query for them
 * @returns the number of deleted mails
 */
export async function deleteMailsAbout(
  trx: TransactionClientContract,
  about: readonly string[] | Subquery<string>
): Promise<number> {
  return from('outbox_messages', trx).whereIn('about', about).delete()
}

/**
 * Deletes the mails to a visitor's address. Mails about a contact request go to the company, even
 * if a visitor has entered the company's address.
 *
 * @returns the number of deleted mails
 */
export async function deleteMailsTo(
  trx: TransactionClientContract,
  emailKey: string
): Promise<number> {
  return from('outbox_messages', trx)
    .where('recipient', emailKey)
    .where('kind', '<>', 'contact_request')
    .delete()
}
