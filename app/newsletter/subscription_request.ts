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

/** The lifetime of a confirmation link and of an unconfirmed sign-up, in ms. */
const TOKEN_LIFE = 7 * 86_400_000

/** The minimum interval between two mails to an address, in ms. It prevents abuse of the form. */
const MAIL_EVERY = 86_400_000

export type SubscriptionRequest = {
  email: string
  locale: Locale
  /** Path and query of the page where the visitor signed up. */
  returnPath: string
}

/**
 * Stores an unconfirmed subscription and the mail that asks for confirmation. A subscribed address
 * gets a mail that says so. The response is the same in both cases, so that only the owner of the
 * address learns whether it is subscribed.
 *
 * @throws UnavailableException if nothing was stored
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
    if (await store(trx, subscription, living)) await writeMail(trx, mail, now)
  })
}

/** Ended subscriptions of the address count as well. */
async function wasMailedLately(trx: TransactionClientContract, emailKey: string, now: Date) {
  const mailed = await from('newsletter_subscriptions', trx)
    .where('email_key', emailKey)
    .where('mailed_at', '>', after(now, -MAIL_EVERY))
    .first()
  return Boolean(mailed)
}

/**
 * Stores a sign-up: as a new subscription, or in place of an unconfirmed one. For a confirmed
 * subscription only the time of the mail is updated, so that its proof is unchanged.
 *
 * @returns false if a concurrent sign-up of the same address was stored first
 */
async function store(
  trx: TransactionClientContract,
  subscription: Subscription,
  living: Subscription | undefined
): Promise<boolean> {
  if (!living) {
    await into('newsletter_subscriptions', trx).insert(subscription).onConflict().ignore()
    const stored = await from('newsletter_subscriptions', trx).where('id', subscription.id).first()
    return stored !== null
  }
  const { id, confirmed_at, mailed_at } = living
  const stored = await from('newsletter_subscriptions', trx)
    .where({ id, confirmed_at, mailed_at, unsubscribed_at: null })
    .update(confirmed_at ? { mailed_at: subscription.mailed_at } : subscription, ['id'])
  return stored.length > 0
}
