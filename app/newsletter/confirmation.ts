import { from } from '#database/query'
import { retryTransaction } from '#database/transaction'
import { hashToken } from '#newsletter/token'

/** The state of a confirmation link: valid, already used, expired or unknown. */
export type LinkState = 'open' | 'used' | 'expired' | 'unknown'

/** Returns the state of a confirmation link. Changes nothing. */
export async function linkState(token: string, now = new Date()): Promise<LinkState> {
  const row = await from('newsletter_subscriptions').where('token_hash', hashToken(token)).first()
  if (!row) return 'unknown'
  if (row.unsubscribed_at) return 'expired'
  if (row.confirmed_at) return 'used'
  return row.token_expires_at > now.toISOString() ? 'open' : 'expired'
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
  const time = now.toISOString()
  const [confirmed] = await retryTransaction((trx) =>
    from('newsletter_subscriptions', trx)
      .where({ token_hash: hashToken(token), confirmed_at: null, unsubscribed_at: null })
      .where('token_expires_at', '>', time)
      .update({ confirmed_at: time }, ['return_path'])
  )
  return confirmed?.return_path
}
