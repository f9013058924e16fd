import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { from, into } from '#database/query'
import { retryTransaction } from '#database/transaction'
import { consentIn } from '#newsletter/consent'
import { confirmationMail, knownMail } from '#newsletter/subscription_mails'
import { findLiving, type Subscription } from '#newsletter/subscriptions'
import { createToken, hashToken } from '#newsletter/token'
import { after, writeMail } from '#outbox/outbox'
import { toEmailKey } from '#shared/email'
import type { Locale } from '#shared/locales'

/** How long a confirmation link works, and how long a request waits for it, in ms. */
const TOKEN_LIFE = 7 * 86_400_000

/** Nobody can have us send an address more than one mail in this time, in ms. */
const MAIL_EVERY = 86_400_000

export type SubscriptionRequest = {
  email: string
  locale: Locale
  /** Path and query of the page that the visitor signed up from. */
  returnPath: string
}

/**
 * Keeps somebody's wish for the newsletter until it is confirmed, and writes the mail down that asks
 * for that. Who is subscribed already is told so by mail: only who reads the address's mail finds
 * out whether it is known here.
 *
 * @throws UnavailableException if nothing of it was kept
 */
export async function requestSubscription(
  { email, locale, returnPath }: SubscriptionRequest,
  now = new Date()
): Promise<void> {
  const email_key = toEmailKey(email)
  const living = await findLiving(email_key)
  const token = createToken()
  const subscription: Subscription = {
    id: living?.id ?? randomUUID(),
    email,
    email_key,
    locale,
    ...consentIn(locale),
    requested_at: now.toISOString(),
    confirmed_at: null,
    unsubscribed_at: null,
    form_address: returnPath.split('?')[0],
    return_path: returnPath,
    token_hash: hashToken(token),
    token_expires_at: after(now, TOKEN_LIFE),
    mailed_at: now.toISOString(),
  }
  const mail = living?.confirmed_at
    ? await knownMail(living)
    : await confirmationMail(subscription, token)

  await retryTransaction(async (trx) => {
    if (await wasMailedLately(trx, email_key, now)) return
    if (await keep(trx, subscription, living)) await writeMail(trx, mail, now)
  })
}

/** An address that has unsubscribed counts, too. */
async function wasMailedLately(trx: TransactionClientContract, emailKey: string, now: Date) {
  const mailed = await from('newsletter_subscriptions', trx)
    .where('email_key', emailKey)
    .where('mailed_at', '>', after(now, -MAIL_EVERY))
    .first()
  return Boolean(mailed)
}

/**
 * Keeps a request: as a new subscription, in the place of one that was not confirmed, or, beside a
 * confirmed one, only that there was a mail. Its proof stays as it is.
 *
 * @returns false if the same was asked for at the same moment
 */
async function keep(
  trx: TransactionClientContract,
  subscription: Subscription,
  living: Subscription | undefined
): Promise<boolean> {
  if (!living) {
    await into('newsletter_subscriptions', trx).insert(subscription).onConflict().ignore()
    const kept = await from('newsletter_subscriptions', trx).where('id', subscription.id).first()
    return kept !== null
  }
  const { id, confirmed_at, mailed_at } = living
  const kept = await from('newsletter_subscriptions', trx)
    .where({ id, confirmed_at, mailed_at, unsubscribed_at: null })
    .update(confirmed_at ? { mailed_at: subscription.mailed_at } : subscription, ['id'])
  return kept.length > 0
}
