import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { from } from '#database/query'
import type { MailKind } from '#outbox/mail'
import { toEmailKey } from '#shared/email'

/** Forgets the mails of some kinds to an address, waiting ones too. Says how many. */
export async function forgetMails(
  trx: TransactionClientContract,
  address: string,
  kinds: MailKind[]
): Promise<number> {
  return from('outbox_messages', trx)
    .where('recipient', toEmailKey(address))
    .whereIn('kind', kinds)
    .delete()
}
