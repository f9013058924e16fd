import { from } from '#database/query'
import { inTransaction } from '#database/transaction'
import { forgetMails } from '#outbox/forget_mails'
import { toEmailKey } from '#shared/email'

/** The years after that of unsubscribing in which somebody may dispute that there was a consent. */
const KEEP_PROOF = 3

/** Forgets an address wholly: its subscriptions with their proof, and its mails. Says how many. */
export async function eraseAddress(
  email: string
): Promise<{ subscriptions: number; mails: number }> {
  const emailKey = toEmailKey(email)
  return inTransaction(async (trx) => {
    const subscriptions = await from('newsletter_subscriptions', trx)
      .where('email_key', emailKey)
      .delete()
    const mails = await forgetMails(trx, emailKey, ['newsletter_confirmation', 'newsletter_known'])
    return { subscriptions, mails }
  })
}

/**
 * Forgets, as the privacy page promises, what was not confirmed in 7 days, and the proof of what was
 * ended three years after that year.
 */
export async function purgeSubscriptions(now = new Date()): Promise<void> {
  await from('newsletter_subscriptions')
    .whereNull('confirmed_at')
    .where('token_expires_at', '<', now.toISOString())
    .delete()
  const firstKept = new Date(Date.UTC(now.getUTCFullYear() - KEEP_PROOF, 0)).toISOString()
  await from('newsletter_subscriptions').where('unsubscribed_at', '<', firstKept).delete()
}
