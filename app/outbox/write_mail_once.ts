import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Mail } from '#outbox/mail'
import { after, writeMail } from '#outbox/outbox'
import { OutboxMessage } from '#outbox/outbox_message'
import { toEmailKey } from '#shared/forms/email'

/** The minimum time between two mails of a kind to an address, in ms. */
const MAIL_INTERVAL = 86_400_000

/**
 * Writes a mail down unless its recipient has had one of its kind in the last 24 hours: for what
 * anybody can have us send to anybody, by entering their address.
 */
export async function writeMailOnce(trx: TransactionClientContract, mail: Mail, now = new Date()) {
  const { kind } = mail
  const recipient = toEmailKey(mail.to.address)
  await waitForTurn(trx, `${kind} ${recipient}`)
  const written = await OutboxMessage.query({ client: trx })
    .where({ kind, recipient })
    .where('createdAt', '>', after(now, -MAIL_INTERVAL))
    .first()
  if (!written) await writeMail(trx, mail, now)
}

/**
 * Serializes transactions for an address until this one ends. SQLite has a single writer anyway.
 */
async function waitForTurn(trx: TransactionClientContract, name: string) {
  if (trx.dialect.name !== 'postgres') return
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
}
