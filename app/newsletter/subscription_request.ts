import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { retryTransaction } from '#database/transaction'
import { consentIn } from '#newsletter/consent'
import { NewsletterSubscription } from '#newsletter/newsletter_subscription'
import { confirmationMail, knownMail } from '#newsletter/subscription_mails'
import { createToken, hashToken } from '#newsletter/token'
import { after, writeMail } from '#outbox/outbox'
import { toEmailKey } from '#shared/forms/email'
import type { Locale } from '#shared/locales'

/** The lifetime of a confirmation link and of an unconfirmed sign-up, in ms. */
const TOKEN_LIFETIME = 7 * 86_400_000

/** The minimum interval between two mails to an address, in ms. It prevents abuse of the form. */
const MAIL_INTERVAL = 86_400_000

type SubscriptionRequest = {
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
  const emailKey = toEmailKey(email)
  const existing = await NewsletterSubscription.findBy({ emailKey, unsubscribedAt: null })
  const token = createToken()
  const subscription = {
    id: existing?.id ?? randomUUID(),
    email,
    emailKey,
    locale,
    ...consentIn(locale),
    requestedAt: now.toISOString(),
    formAddress: returnPath.split('?')[0],
    returnPath,
    tokenHash: hashToken(token),
    tokenExpiresAt: after(now, TOKEN_LIFETIME),
    mailedAt: now.toISOString(),
  }
  const mail = existing?.confirmedAt
    ? await knownMail(existing)
    : await confirmationMail(subscription, token)

  await retryTransaction(async (trx) => {
    if (await wasMailedLately(trx, emailKey, now)) return
    const current = await NewsletterSubscription.query({ client: trx })
      .where({ emailKey, unsubscribedAt: null })
      .forUpdate()
      .first()
    if (
      current?.mailedAt !== existing?.mailedAt ||
      current?.confirmedAt !== existing?.confirmedAt
    ) {
      /** A concurrent sign-up or confirmation came first. */
      return
    }
    await (current ?? new NewsletterSubscription())
      .useTransaction(trx)
      /** The proof of a confirmed subscription stays as it is. */
      .merge(current?.confirmedAt ? { mailedAt: subscription.mailedAt } : subscription)
      .save()
    await writeMail(trx, mail, now)
  })
}

/** Ended subscriptions of the address count as well. */
async function wasMailedLately(trx: TransactionClientContract, emailKey: string, now: Date) {
  const mailed = await NewsletterSubscription.query({ client: trx })
    .where({ emailKey })
    .where('mailedAt', '>', after(now, -MAIL_INTERVAL))
    .first()
  return mailed !== null
}
