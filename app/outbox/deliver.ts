import logger from '@adonisjs/core/services/logger'
import mailer from '@adonisjs/mail/services/main'
import type { NodeMailerMessage } from '@adonisjs/mail/types'
import { mailServer, sender } from '#config/mail'
import { parseJson } from '#database/stored_values'
import { retry } from '#database/transaction'
import { writeMailFile } from '#outbox/mail_file'
import { claimMail, markSent, markUndelivered } from '#outbox/outbox'
import type { OutboxMessage } from '#outbox/outbox_message'

/** The properties of nodemailer's errors. */
type SmtpError = { code?: string; command?: string; responseCode?: number }

/**
 * The time limit for one mail, in ms; shorter than the claim on it. nodemailer limits inactivity
 * only, so a slow server could delay all mail.
 */
const TIMEOUT = 240_000

/** Sent mails that could not be marked as sent, because the database is unavailable; since when. */
const unmarked = new Map<OutboxMessage, Date>()

/**
 * Delivers the mail that has been due the longest. It is claimed, sent and marked in three steps,
 * so that no transaction waits for a mail server. After a crash between the last two, the mail is
 * sent again with the same Message-ID.
 *
 * @param timeout the time limit, in ms
 * @returns whether a mail was due
 */
export async function deliverNext(now = () => new Date(), timeout = TIMEOUT): Promise<boolean> {
  await markDelivered()
  const message = await claimMail(now())
  if (!message?.content) return false
  const { to, replyTo, subject, html, text, headers } = parseJson(message.content)
  try {
    const sent = send(message.messageId, {
      from: sender,
      to: [to],
      replyTo: replyTo && [replyTo],
      subject,
      html,
      text,
      headers,
    })
    await withTimeout(timeout, sent)
  } catch (error) {
    logUndelivered(message, error)
    await markUndelivered(message, String(error), now())
    return true
  }
  unmarked.set(message, now())
  await markDelivered()
  return true
}

async function markDelivered() {
  for (const [message, time] of unmarked) {
    await retry(() => markSent(message, time))
    unmarked.delete(message)
  }
}

/** Sends a mail by SMTP; without a mail server, writes it to storage/mail. */
async function send(messageId: string, message: NodeMailerMessage): Promise<void> {
  if (mailServer) {
    await mailer.use().sendCompiled({ message: { messageId, ...message }, views: {} })
  } else await writeMailFile(message, messageId)
}

/** Rejects after the time limit. */
async function withTimeout(timeout: number, sent: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The mail server took longer than ${timeout} ms`)),
      timeout
    )
  })
  try {
    await Promise.race([sent, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Logs why a mail was not accepted. The server's answer is left out, because it may contain the
 * recipient.
 */
function logUndelivered({ messageId, kind, attempts }: OutboxMessage, error: unknown) {
  const { code, command, responseCode } = error as SmtpError
  logger.warn(
    { mail: messageId, kind, attempts, code, command, response: responseCode },
    'a mail was not delivered'
  )
}
