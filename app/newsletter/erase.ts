import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { from } from '#database/query'
import { retryTransaction } from '#database/transaction'
import { deleteMailsAbout } from '#outbox/delete_mails'

/** The years after that of unsubscribing in which somebody may dispute that there was a consent. */
const KEEP_PROOF = 3

/** What became of an address's subscriptions. */
export type ErasedSubscriptions = {
  subscriptions: number
  mails: number
  /** Subscriptions that have ended and are kept as proof of a consent. */
  proofs: number
  /** The year at whose end the last proof is deleted. */
  proofsUntil?: number
}

/**
 * Forgets the subscriptions of an address, and their mails. One that was confirmed ends and is kept
 * as proof of the consent, for as long as somebody may dispute it (GDPR, article 17(3)(e)).
 *
 * @param withProof deletes the proof too
 */
export async function eraseSubscriptions(
  trx: TransactionClientContract,
  emailKey: string,
  withProof: boolean,
  now = new Date()
): Promise<ErasedSubscriptions> {
  const ofAddress = () => from('newsletter_subscriptions', trx).where('email_key', emailKey)
  const mails = await deleteMailsAbout(trx, ofAddress().select('id'))
  if (!withProof) {
    await ofAddress()
      .whereNotNull('confirmed_at')
      .whereNull('unsubscribed_at')
      .update({ unsubscribed_at: now.toISOString() })
  }
  const erased = withProof ? ofAddress() : ofAddress().whereNull('confirmed_at')
  const subscriptions = await erased.delete()
  const proofs = await ofAddress().select('unsubscribed_at')
  const years = proofs.map(({ unsubscribed_at }) => Number(unsubscribed_at?.slice(0, 4)))
  const proofsUntil = proofs.length > 0 ? Math.max(...years) + KEEP_PROOF : undefined
  return { subscriptions, mails, proofs: proofs.length, proofsUntil }
}

/**
 * Forgets, as the privacy page promises, what was not confirmed in 7 days, and the proof of what was
 * ended three years after that year; and the mails about both.
 */
export async function purgeSubscriptions(now = new Date()): Promise<void> {
  const firstKept = new Date(Date.UTC(now.getUTCFullYear() - KEEP_PROOF, 0)).toISOString()
  await retryTransaction(async (trx) => {
    const subscriptions = () => from('newsletter_subscriptions', trx)
    const due = [
      () =>
        subscriptions().whereNull('confirmed_at').where('token_expires_at', '<', now.toISOString()),
      () => subscriptions().where('unsubscribed_at', '<', firstKept),
    ]
    for (const query of due) {
      await deleteMailsAbout(trx, query().select('id'))
      await query().delete()
    }
  })
}
