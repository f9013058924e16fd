import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'
import { OutboxMessage } from '#outbox/outbox_message'

/**
 * Deletes the mails about requests or subscriptions, including waiting ones; their files are
 * deleted by the next `deleteOrphanedFiles`.
 *
 * @param about a query for their codes or ids
 * @returns the number of deleted mails
 */
export async function deleteMailsAbout(
  trx: TransactionClientContract,
  about: ChainableContract
): Promise<number> {
  const [deleted] = await OutboxMessage.query({ client: trx }).whereIn('about', about).delete()
  return deleted
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
  const [deleted] = await OutboxMessage.query({ client: trx })
    .where('recipient', emailKey)
    .whereNot('kind', 'contact_request')
    .delete()
  return deleted
}
