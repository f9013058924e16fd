import { retryTransaction } from '#database/transaction'
import { NewsletterSubscription } from '#newsletter/newsletter_subscription'
import { hashToken } from '#newsletter/token'

/** The state of a confirmation link: valid, already used, expired or unknown. */
type LinkState = 'open' | 'used' | 'expired' | 'unknown'

/** Returns the state of a confirmation link. Changes nothing. */
export async function linkState(token: string, now = new Date()): Promise<LinkState> {
  return stateOf(await NewsletterSubscription.findBy('tokenHash', hashToken(token)), now)
}

/**
 * Confirms the subscription of a link. A link is valid once.
 *
 * @returns the path to redirect the visitor to; undefined if the link is not valid
 */
export async function confirmSubscription(
  token: string,
  now = new Date()
): Promise<string | undefined> {
  return retryTransaction(async (trx) => {
    const subscription = await NewsletterSubscription.query({ client: trx })
      .where('tokenHash', hashToken(token))
      .forUpdate()
      .first()
    if (!subscription || stateOf(subscription, now) !== 'open') return undefined
    await subscription.merge({ confirmedAt: now.toISOString() }).save()
    return subscription.returnPath
  })
}

function stateOf(subscription: NewsletterSubscription | null, now: Date): LinkState {
  if (!subscription) return 'unknown'
  if (subscription.unsubscribedAt) return 'expired'
  if (subscription.confirmedAt) return 'used'
  return subscription.tokenExpiresAt > now.toISOString() ? 'open' : 'expired'
}
