import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { from, type Subquery } from '#database/query'

/**
 * Deletes the mails about some requests or subscriptions, waiting ones too; their files go with the
 * next `deleteOrphanedFiles`. Says how many.
 *
 * @param about codes and ids, or a query for them
 */
export async function deleteMailsAbout(
  trx: TransactionClientContract,
  about: readonly string[] | Subquery<string>
): Promise<number> {
  return from('outbox_messages', trx).whereIn('about', about).delete()
}

/**
 * Deletes the mails to a visitor's address; says how many. A mail about a contact request is not to
 * the visitor, even if somebody has entered the company's own address.
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
