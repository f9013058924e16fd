import { hash, randomInt } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { contactRetentionDays } from '#config/contact'
import { ContactRequest, type RequestFields } from '#contact/contact_request'
import { countryCode } from '#contact/countries'
import { deleteBundlesAbout } from '#contact/request_bundle'
import { receiptMail, requestMail } from '#contact/request_mails'
import { retryTransaction } from '#database/transaction'
import { isLikelySpam, type SpamSignal } from '#forms/spam_signals'
import { deleteMailsAbout } from '#outbox/delete_mails'
import { after, writeMail } from '#outbox/outbox'
import { writeMailOnce } from '#outbox/write_mail_once'
import type { ContactForm } from '#shared/forms/contact_form'
import { toEmailKey } from '#shared/forms/email'
import type { Locale } from '#shared/locales'

/** The period in which identical submissions without a key count as one request, in ms. */
const DUPLICATE_WINDOW = 10 * 60_000

/** Digits and letters that are not confused in writing or on the telephone. */
const CODE_ALPHABET = '23456789ABCDEFGHKMNPRSTUVWXYZ'

type SubmissionMetadata = {
  locale: Locale
  spamSignals: readonly SpamSignal[]
  /** The idempotency key that the client creates; empty without JavaScript. */
  key: string
  /** The concern in the language of each; empty without one. */
  concern: { visitor: string; company: string }
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
  { locale, spamSignals, key, concern }: SubmissionMetadata
): Promise<string> {
  const now = new Date()
  const { data_policy: _, ...fields } = form
  const contentHash = hash('sha256', JSON.stringify([fields, concern.company]))
  const request: RequestFields = {
    ...fields,
    code: makeCode(),
    concern: concern.company,
    locale,
    country_code: countryCode(fields.country, locale) ?? null,
    is_suspected: isLikelySpam(spamSignals),
  }
  const awaitsBundle = spamSignals.includes('global_limit')
  const toCompany = awaitsBundle ? undefined : await requestMail(request)
  const receipt = request.is_suspected
    ? undefined
    : await receiptMail({ ...request, concern: concern.visitor })
  const createdAt = now.toISOString()
  const requestKey = hash('sha256', `${key || createdAt}:${contentHash}`)
  const metadata = { createdAt, requestKey, contentHash, awaitsBundle }

  return retryTransaction(async (trx) => {
    const known =
      (!key && (await findSentLately(trx, contentHash, now))) ||
      (await ContactRequest.findBy({ requestKey }, { client: trx }))
    if (known) return known.code
    await ContactRequest.create(
      { ...request, ...metadata, spamSignals: spamSignals.join(',') },
      { client: trx }
    )
    if (toCompany) await writeMail(trx, toCompany, now)
    if (receipt) await writeMailOnce(trx, receipt, now)
    return request.code
  })
}

function findSentLately(trx: TransactionClientContract, contentHash: string, now: Date) {
  return ContactRequest.query({ client: trx })
    .where({ contentHash })
    .where('createdAt', '>', after(now, -DUPLICATE_WINDOW))
    .first()
}

/** Returns all stored requests, newest first. */
export async function findContactRequests(): Promise<ContactRequest[]> {
  return ContactRequest.query().orderBy('createdAt', 'desc')
}

/** Deletes requests beyond the retention period, with their mails. */
export async function purgeContactRequests(now = new Date()) {
  const end = after(now, -contactRetentionDays * 86_400_000)
  const due = (trx: TransactionClientContract) =>
    ContactRequest.query({ client: trx }).where('createdAt', '<', end)
  await retryTransaction(async (trx) => {
    await deleteMailsAbout(trx, due(trx).select('code'))
    await due(trx).delete()
  })
}

/** Deletes all requests from an e-mail address in any spelling, with their mails. */
export async function eraseContactRequests(trx: TransactionClientContract, emailKey: string) {
  const requests = await ContactRequest.query({ client: trx }).select('code', 'email')
  const codes = requests
    .filter(({ email }) => toEmailKey(email) === emailKey)
    .map(({ code }) => code)
  const erased = () => ContactRequest.query({ client: trx }).whereIn('code', codes)
  const mails =
    (await deleteMailsAbout(trx, erased().select('code'))) + (await deleteBundlesAbout(trx, codes))
  await erased().delete()
  return { requests: codes.length, mails }
}

function makeCode(): string {
  return Array.from({ length: 8 }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')
}
