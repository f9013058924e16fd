import logger from '@adonisjs/core/services/logger'
import mailer from '@adonisjs/mail/services/main'
import type { NodeMailerMessage } from '@adonisjs/mail/types'
import { mailServer, sender } from '#config/mail'
import { parseJson } from '#database/stored_values'
import { retry } from '#database/transaction'
import { writeMailFile } from '#outbox/mail_file'
import { claimMail, markSent, markUndelivered, type OutboxMessage } from '#outbox/outbox'

/** What nodemailer says of a failure beside the words: its kind, and which command got which answer. */
type SmtpError = { code?: string; command?: string; responseCode?: number }

/**
 * How long a mail server may take over one mail, in ms: less than a process has that mail to itself.
 * nodemailer limits silence only, and a server that says a word now and then would hold up all mail.
 */
const LONGEST = 240_000

/** Mails that are out although the database, locked or away, does not know it yet; since when. */
const unmarked = new Map<number, Date>()

/**
 * Delivers the mail that has been due the longest. It is taken, sent and marked in three steps: no
 * transaction waits for a mail server. Whoever dies between the last two leaves a mail that is sent
 * again, with the same Message-ID. Who lives on has nothing else to do until it is marked.
 *
 * @param longest how long the mail server may take, in ms
 * @returns whether one was due
 */
export async function deliverNext(now = () => new Date(), longest = LONGEST): Promise<boolean> {
  await markDelivered()
  const message = await claimMail(now())
  if (!message?.content) return false
  const { to, replyTo, subject, html, text, headers } = parseJson(message.content)
  try {
    const sent = send(message.message_id, {
      from: sender,
      to: [to],
      replyTo: replyTo && [replyTo],
      subject,
      html,
      text,
      headers,
    })
    await within(longest, sent)
  } catch (error) {
    logUndelivered(message, error)
    await markUndelivered(message, String(error), now())
    return true
  }
  unmarked.set(message.id, now())
  await markDelivered()
  return true
}

async function markDelivered() {
  for (const [id, time] of unmarked) {
    await retry(() => markSent(id, time))
    unmarked.delete(id)
  }
}

/** Hands a mail to the mail server; where none is named, writes it into storage/mail. */
async function send(messageId: string, message: NodeMailerMessage): Promise<void> {
  if (mailServer) {
    await mailer.use().sendCompiled({ message: { messageId, ...message }, views: {} })
  } else await writeMailFile(message, messageId)
}

/** Waits no longer than that for a mail to be taken. */
async function within(longest: number, sent: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The mail server took longer than ${longest} ms`)),
      longest
    )
  })
  try {
    await Promise.race([sent, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Says why a mail was not taken, but not to whom it goes: what a mail server answers repeats that. */
function logUndelivered({ message_id, kind, attempts }: OutboxMessage, error: unknown) {
  const { code, command, responseCode } = error as SmtpError
  logger.warn(
    { mail: message_id, kind, attempts, code, command, response: responseCode },
    'a mail was not delivered'
  )
}
