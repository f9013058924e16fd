import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { toJson } from '#database/stored_values'
import type { Mail, Mailbox } from '#outbox/mail'
import { OutboxMessage } from '#outbox/outbox_message'
import { asciiEmail, needsSmtpUtf8, toEmailKey } from '#shared/forms/email'

/** How long delivery is retried, in ms. */
const GIVE_UP_AFTER = 72 * 3_600_000

/** How long a claim on a mail lasts, in ms; longer than sending it may take. */
const LEASE = 300_000

/** How long delivered and failed mails are kept, in ms. */
const RETENTION = 30 * 86_400_000

/**
 * Adds a mail to the outbox, to be delivered after the transaction has been committed. Its
 * Message-ID does not change.
 */
export async function writeMail(trx: TransactionClientContract, mail: Mail, now = new Date()) {
  const time = now.toISOString()
  const { to, replyTo } = mail
  await OutboxMessage.create(
    {
      messageId: `<${randomUUID()}@${new URL(appUrl).hostname}>`,
      kind: mail.kind,
      about: mail.about,
      recipient: toEmailKey(to.address),
      content: toJson({ ...mail, to: inAscii(to), replyTo: replyTo && inHeader(replyTo) }),
      status: 'waiting',
      createdAt: time,
      dueAt: time,
    },
    { client: trx }
  )
}

/** Converts internationalized domains to ASCII, which mail servers without SMTPUTF8 accept, too. */
function inAscii({ name, address }: Mailbox): Mailbox {
  return { name, address: asciiEmail(address) ?? address }
}

/**
 * A mail that is sent without SMTPUTF8 must not contain an address that needs it in its headers:
 * servers would reject it.
 */
function inHeader(mailbox: Mailbox): Mailbox | undefined {
  return needsSmtpUtf8(mailbox.address) ? undefined : inAscii(mailbox)
}

/**
 * Claims the mail that has been due the longest for a limited time, so that no other process sends
 * it; after a crash the claim expires.
 */
export async function claimMail(now = new Date()): Promise<OutboxMessage | undefined> {
  const message = await OutboxMessage.query()
    .where('status', 'waiting')
    .where('dueAt', '<=', now.toISOString())
    .orderBy('dueAt')
    .first()
  if (!message) return undefined
  const { id, dueAt, attempts } = message
  const claim = { dueAt: after(now, LEASE), attempts: attempts + 1 }
  const [claimed] = await OutboxMessage.query().where({ id, dueAt }).update(claim)
  return claimed ? message.merge(claim) : claimMail(now)
}

/** Marks a mail as sent, and deletes its content. */
export async function markSent(message: OutboxMessage, now: Date) {
  const endedAt = now.toISOString()
  await message.merge({ status: 'sent', content: null, endedAt, lastError: null }).save()
}

/**
 * Schedules the next attempt, or marks the mail as failed after 72 hours.
 *
 * @param reason the answer of the mail server
 */
export async function markUndelivered(message: OutboxMessage, reason: string, now: Date) {
  const lastError = reason.slice(0, 500)
  const dueAt = after(now, retryDelay(message.attempts))
  const isOver = dueAt > after(new Date(message.createdAt), GIVE_UP_AFTER)
  await message
    .merge(
      isOver ? { status: 'failed', endedAt: now.toISOString(), lastError } : { dueAt, lastError }
    )
    .save()
}

/** The delay after a number of attempts, in ms: a minute, doubled each time, at most four hours. */
function retryDelay(attempts: number): number {
  return Math.min(60_000 * 2 ** (attempts - 1), 4 * 3_600_000)
}

/** Failed mails, oldest first. */
export async function findFailed(): Promise<OutboxMessage[]> {
  return OutboxMessage.query().where('status', 'failed').orderBy('createdAt')
}

/**
 * Retries failed mails for another 72 hours.
 *
 * @returns the number of mails
 */
export async function retryFailed(now = new Date()): Promise<number> {
  const time = now.toISOString()
  const [retried] = await OutboxMessage.query()
    .where('status', 'failed')
    .update({ status: 'waiting', attempts: 0, createdAt: time, dueAt: time, endedAt: null })
  return retried
}

/** Deletes mails that were delivered or failed long ago. */
export async function purgeOutbox(now = new Date()) {
  await OutboxMessage.query().where('endedAt', '<', after(now, -RETENTION)).delete()
}

/** A time in ms after another, as stored in tables. */
export function after(time: Date, milliseconds: number): string {
  return new Date(time.getTime() + milliseconds).toISOString()
}
