import { createHash, randomInt } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { contactRetentionDays } from '#config/contact'
import type { ContactRequest } from '#contact/contact_request'
import { countryCode } from '#contact/countries'
import { deleteBundlesAbout } from '#contact/request_bundle'
import { receiptMail, requestMail } from '#contact/request_mails'
import { from, into } from '#database/query'
import { isTrue } from '#database/stored_values'
import type { Row } from '#database/tables'
import { retryTransaction } from '#database/transaction'
import { isLikelySpam, type SpamSignal } from '#forms/spam_signals'
import { deleteMailsAbout } from '#outbox/delete_mails'
import { writeMail } from '#outbox/outbox'
import { writeMailOnce } from '#outbox/write_mail_once'
import type { ContactForm } from '#shared/contact_form'
import { toEmailKey } from '#shared/email'
import type { Locale } from '#shared/locales'

/** The period in which identical submissions without a key count as one request, in ms. */
const SAME_WITHIN = 10 * 60_000

/** Digits and letters that are not confused in writing or on the telephone. */
const LETTERS = '23456789ABCDEFGHKMNPRSTUVWXYZ'

declare module '#database/tables' {
  interface ColumnTypes {
    'contact_requests.sector': ContactForm['sector']
    'contact_requests.origin': ContactForm['origin']
  }
}

/** The metadata of a submission. */
export type Circumstances = {
  locale: Locale
  spamSignals: readonly SpamSignal[]
  /** The idempotency key that the client creates; empty without JavaScript. */
  key: string
}

/**
 * Stores a request and its mails in one transaction: a mail to the company and a receipt to the
 * visitor, at most one a day. A repeated submission is stored once. A suspected request is marked
 * and gets no receipt, because its address may belong to somebody else. Above the global limit,
 * requests are mailed to the company in bundles.
 *
 * @returns the request code; for a repeated submission, the code of the stored request
 * @throws UnavailableException if nothing was stored
 */
export async function storeContactRequest(
  form: ContactForm,
  { locale, spamSignals, key }: Circumstances,
  now = new Date()
): Promise<string> {
  const { data_policy: _, ...fields } = form
  const contentHash = hash(JSON.stringify(fields))
  const request = {
    ...fields,
    code: makeCode(),
    locale,
    created_at: now.toISOString(),
    country_code: countryCode(fields.country, locale) ?? null,
    is_suspected: isLikelySpam(spamSignals),
    spam_signals: spamSignals.join(','),
  }
  const awaits_bundle = spamSignals.includes('global_limit')
  const toCompany = awaits_bundle ? undefined : await requestMail(request)
  const receipt = request.is_suspected ? undefined : await receiptMail(request)
  const requestKey = hash(`${key || request.created_at}:${contentHash}`)

  return retryTransaction(async (trx) => {
    const known =
      (!key && (await findSentLately(trx, contentHash, now))) ||
      (await from('contact_requests', trx).where('request_key', requestKey).first())
    if (known) return known.code
    await into('contact_requests', trx)
      .insert({ ...request, awaits_bundle, content_hash: contentHash, request_key: requestKey })
      .onConflict('request_key')
      .ignore()
    const stored = await from('contact_requests', trx)
      .where('request_key', requestKey)
      .firstOrFail()
    if (stored.code !== request.code) return stored.code
    if (toCompany) await writeMail(trx, toCompany, now)
    if (receipt) await writeMailOnce(trx, receipt, now)
    return request.code
  })
}

function findSentLately(trx: TransactionClientContract, contentHash: string, now: Date) {
  const since = new Date(now.getTime() - SAME_WITHIN).toISOString()
  return from('contact_requests', trx)
    .where('content_hash', contentHash)
    .where('created_at', '>', since)
    .first()
}

/** Returns all stored requests, newest first. */
export async function findContactRequests(): Promise<ContactRequest[]> {
  const rows = await from('contact_requests').orderBy('created_at', 'desc')
  return rows.map(toRequest)
}

/** Finds a request by its code, in upper or lower case. */
export async function findContactRequest(code: string): Promise<ContactRequest | undefined> {
  const row = await from('contact_requests').where('code', code.toUpperCase()).first()
  return row ? toRequest(row) : undefined
}

function toRequest(row: Row<'contact_requests'>): ContactRequest {
  return {
    ...row,
    application_engineer: isTrue(row.application_engineer),
    field_service: isTrue(row.field_service),
    back_office: isTrue(row.back_office),
    per_phone: isTrue(row.per_phone),
    per_mail: isTrue(row.per_mail),
    is_suspected: isTrue(row.is_suspected),
  }
}

/** Deletes requests beyond the retention period, with their mails. */
export async function purgeContactRequests(now = new Date()) {
  const end = new Date(now.getTime() - contactRetentionDays * 86_400_000).toISOString()
  const due = (trx: TransactionClientContract) =>
    from('contact_requests', trx).where('created_at', '<', end)
  await retryTransaction(async (trx) => {
    await deleteMailsAbout(trx, due(trx).select('code'))
    await due(trx).delete()
  })
}

/** Deletes all requests from an e-mail address in any spelling, with their mails. */
export async function eraseContactRequests(trx: TransactionClientContract, emailKey: string) {
  const requests = await from('contact_requests', trx).select('code', 'email')
  const codes = requests
    .filter(({ email }) => toEmailKey(email) === emailKey)
    .map(({ code }) => code)
  const mails = (await deleteMailsAbout(trx, codes)) + (await deleteBundlesAbout(trx, codes))
  await from('contact_requests', trx).whereIn('code', codes).delete()
  return { requests: codes.length, mails }
}

function makeCode(): string {
  return Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
