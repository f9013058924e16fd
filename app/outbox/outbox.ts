import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { from, into } from '#database/query'
import { toJson } from '#database/stored_values'
import type { Row } from '#database/tables'
import type { Mail, Mailbox } from '#outbox/mail'
import { asciiEmail, needsSmtpUtf8, toEmailKey } from '#shared/email'

/** How long delivery is retried, in ms. */
const GIVE_UP_AFTER = 72 * 3_600_000

/** How long one process has a mail to itself, in ms; longer than it may take to send it. */
const LEASE = 300_000

/** How long delivered and failed mails are kept, in ms. */
const KEEP_ENDED = 30 * 86_400_000

/** A mail in the outbox; its content is gone once it is delivered. */
export type OutboxMessage = Row<'outbox_messages'>

/**
 * Adds a mail to the outbox, to be delivered after the transaction has been committed. Its
 * Message-ID does not change.
 */
export async function writeMail(trx: TransactionClientContract, mail: Mail, now = new Date()) {
  const time = now.toISOString()
  const { to, replyTo } = mail
  await into('outbox_messages', trx).insert({
    message_id: `<${randomUUID()}@${new URL(appUrl).hostname}>`,
    kind: mail.kind,
    about: mail.about,
    recipient: toEmailKey(to.address),
    content: toJson({ ...mail, to: inAscii(to), replyTo: replyTo && inHeader(replyTo) }),
    status: 'waiting',
    created_at: time,
    due_at: time,
  })
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
  const next = from('outbox_messages')
    .select('id')
    .where('status', 'waiting')
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .limit(1)
  const isShared = db.connection().dialect.name === 'postgres'
  const [message] = await from('outbox_messages')
    .where('id', isShared ? next.forUpdate().skipLocked() : next)
    .update({ due_at: after(now, LEASE), attempts: db.knexRawQuery('attempts + 1') }, ['*'])
  return message
}

/** Marks a mail as sent, and deletes its content. */
export async function markSent(id: OutboxMessage['id'], now = new Date()) {
  await from('outbox_messages')
    .where({ id })
    .update({ status: 'sent', content: null, ended_at: now.toISOString(), last_error: null })
}

/**
 * Schedules the next attempt, or marks the mail as failed after 72 hours.
 *
 * @param reason the answer of the mail server
 */
export async function markUndelivered(message: OutboxMessage, reason: string, now = new Date()) {
  const last_error = reason.slice(0, 500)
  const due_at = after(now, retryDelay(message.attempts))
  const isOver = due_at > after(new Date(message.created_at), GIVE_UP_AFTER)
  await from('outbox_messages')
    .where('id', message.id)
    .update(
      isOver
        ? { status: 'failed', ended_at: now.toISOString(), last_error }
        : { due_at, last_error }
    )
}

/** The delay after a number of attempts, in ms: a minute, doubled each time, at most four hours. */
export function retryDelay(attempts: number): number {
  return Math.min(60_000 * 2 ** (attempts - 1), 4 * 3_600_000)
}

/** Failed mails, oldest first. */
export async function findFailed(): Promise<OutboxMessage[]> {
  return from('outbox_messages').where('status', 'failed').orderBy('created_at')
}

/**
 * Retries failed mails for another 72 hours.
 *
 * @returns the number of mails
 */
export async function retryFailed(now = new Date()): Promise<number> {
  const time = now.toISOString()
  const retried = await from('outbox_messages')
    .where('status', 'failed')
    .update({ status: 'waiting', attempts: 0, created_at: time, due_at: time, ended_at: null }, [
      'id',
    ])
  return retried.length
}

/** Deletes mails that were delivered or failed long ago. */
export async function purgeOutbox(now = new Date()) {
  await from('outbox_messages').where('ended_at', '<', after(now, -KEEP_ENDED)).delete()
}

/** A time in ms after another, as stored in tables. */
export function after(time: Date, milliseconds: number): string {
  return new Date(time.getTime() + milliseconds).toISOString()
}
