import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Mail } from '#outbox/mail'
import { after, writeMail } from '#outbox/outbox'
import { OutboxMessage } from '#outbox/outbox_message'
import { toEmailKey } from '#shared/forms/email'

/** The minimum time between two mails of a kind to an address, in ms. */
const MAIL_INTERVAL = 86_400_000

/**
 * Adds a mail to the outbox, unless its recipient has been sent one of its kind in the last 24 hours:
 * visitors could enter the address of somebody else, again and again.
 */
export async function writeMailOnce(trx: TransactionClientContract, mail: Mail, now = new Date()) {
  const { kind } = mail
  const recipient = toEmailKey(mail.to.address)
  await lock(trx, `${kind} ${recipient}`)
  const written = await OutboxMessage.query({ client: trx })
    .where({ kind, recipient })
    .where('createdAt', '>', after(now, -MAIL_INTERVAL))
    .first()
  if (!written) await writeMail(trx, mail, now)
}

/** Locks a name until the transaction ends. SQLite has a single writer anyway. */
async function lock(trx: TransactionClientContract, name: string) {
  if (trx.dialect.name !== 'postgres') return
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
}
