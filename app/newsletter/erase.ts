import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { retryTransaction } from '#database/transaction'
import { NewsletterSubscription } from '#newsletter/newsletter_subscription'
import { deleteMailsAbout } from '#outbox/delete_mails'

/**
 * The retention period of proofs of consent: full years after the year of unsubscribing, while the
 * consent may be disputed.
 */
const PROOF_RETENTION_YEARS = 3

/** The result of erasing an address's subscriptions. */
export type ErasedSubscriptions = {
  subscriptions: number
  mails: number
  /** Ended subscriptions that are retained as proof of consent. */
  proofs: number
  /** The year at the end of which the last proof is deleted. */
  proofsUntil?: number
}

/**
 * Erases the subscriptions of an address, and their mails. A confirmed subscription is ended and
 * retained as proof of consent, for as long as the consent may be disputed (GDPR, article
 * 17(3)(e)).
 *
 * @param withProof whether to delete the proof too
 */
export async function eraseSubscriptions(
  trx: TransactionClientContract,
  emailKey: string,
  withProof: boolean
): Promise<ErasedSubscriptions> {
  const subscriptions = () => NewsletterSubscription.query({ client: trx }).where({ emailKey })
  const mails = await deleteMailsAbout(trx, subscriptions().select('id'))
  if (!withProof) {
    await subscriptions()
      .whereNotNull('confirmedAt')
      .whereNull('unsubscribedAt')
      .update({ unsubscribedAt: new Date().toISOString() })
  }
  const erased = withProof ? subscriptions() : subscriptions().whereNull('confirmedAt')
  const [deleted] = await erased.delete()
  const proofs = await subscriptions()
  const years = proofs.map(({ unsubscribedAt }) => Number(unsubscribedAt?.slice(0, 4)))
  const proofsUntil = proofs.length > 0 ? Math.max(...years) + PROOF_RETENTION_YEARS : undefined
  return { subscriptions: deleted, mails, proofs: proofs.length, proofsUntil }
}

/**
 * Deletes expired data as promised on the privacy page, with its mails: sign-ups that were not
 * confirmed within 7 days, and proofs three years after the year in which the subscription ended.
 */
export async function purgeSubscriptions(now = new Date()): Promise<void> {
  const oldestProof = new Date(
    Date.UTC(now.getUTCFullYear() - PROOF_RETENTION_YEARS, 0)
  ).toISOString()
  await retryTransaction(async (trx) => {
    const subscriptions = () => NewsletterSubscription.query({ client: trx })
    const due = [
      () =>
        subscriptions().whereNull('confirmedAt').where('tokenExpiresAt', '<', now.toISOString()),
      () => subscriptions().where('unsubscribedAt', '<', oldestProof),
    ]
    for (const query of due) {
      await deleteMailsAbout(trx, query().select('id'))
      await query().delete()
    }
  })
}
