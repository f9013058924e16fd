import db from '@adonisjs/lucid/services/db'
import type { Consent } from '#newsletter/consent'
import type { Locale } from '#shared/locales'

/** A subscription to the newsletter and the proof of it, as its table has them. Times are ISO 8601. */
export type Subscription = Consent & {
  id: string
  /** As it was typed. */
  email: string
  /** In small letters: one address is subscribed once. */
  email_key: string
  /** The visitor's language, in which they were asked for their consent, too. */
  locale: Locale
  requested_at: string
  confirmed_at: string | null
  unsubscribed_at: string | null
  /** The page on which the form stood. */
  form_address: string
  /** Where the confirmation leads back to. */
  return_path: string
  token_hash: string
  token_expires_at: string
  mailed_at: string
}

export function toEmailKey(email: string): string {
  return email.toLowerCase()
}

/** The subscription of an address that is pending or confirmed. */
export async function findLiving(emailKey: string): Promise<Subscription | undefined> {
  const row: Subscription | null = await db
    .from('newsletter_subscriptions')
    .where('email_key', emailKey)
    .whereNull('unsubscribed_at')
    .first()
  return row ?? undefined
}

/** Everybody who gets the newsletter, in the order of their confirmation. */
export async function findConfirmed(): Promise<Subscription[]> {
  return db
    .from('newsletter_subscriptions')
    .whereNotNull('confirmed_at')
    .whereNull('unsubscribed_at')
    .orderBy(['confirmed_at', 'id'])
}
