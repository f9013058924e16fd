import mailer from '@adonisjs/mail/services/main'
import type { Mail } from '#outbox/mail'
import { claimMail, markSent, markUndelivered } from '#outbox/outbox'

/**
 * Delivers the mail that has been due the longest. It is taken, sent and marked in three steps: no
 * transaction waits for a mail server. Whoever dies between the last two leaves a mail that is sent
 * again, with the same Message-ID.
 *
 * @returns whether one was due
 */
export async function deliverNext(now = () => new Date()): Promise<boolean> {
  const message = await claimMail(now())
  if (!message?.content) return false
  const { to, replyTo, subject, html, text, headers }: Mail = JSON.parse(message.content)
  try {
    await mailer.use().sendCompiled({
      message: {
        messageId: message.message_id,
        to: [to],
        replyTo: replyTo && [replyTo],
        subject,
        html,
        text,
        headers,
      },
      views: {},
    })
  } catch (error) {
    await markUndelivered(message, String(error), now())
    return true
  }
  await markSent(message, now())
  return true
}
