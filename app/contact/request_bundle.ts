import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { contactRecipient } from '#config/mail'
import { ContactRequest } from '#contact/contact_request'
import { retryTransaction } from '#database/transaction'
import { composeMail } from '#outbox/compose_mail'
import type { Mail } from '#outbox/mail'
import { writeMail } from '#outbox/outbox'
import { OutboxMessage } from '#outbox/outbox_message'
import { DEFAULT_LOCALE } from '#shared/locales'
import { translate } from '#texts/translate'

/** The maximum number of requests in a mail. */
const MAX_REQUESTS = 100

/** The length to which messages are cut, in characters. `contact:show` prints the whole message. */
const MAX_MESSAGE_LENGTH = 300

/** Mails the company all requests that wait for a bundle. */
export async function mailBundles() {
  while (await mailBundle());
}

/**
 * Mails the company the oldest requests that wait for a bundle. Each request is in one bundle only.
 *
 * @returns whether there were any
 */
async function mailBundle(): Promise<boolean> {
  return retryTransaction(async (trx) => {
    const requests = await ContactRequest.query({ client: trx })
      .where('awaitsBundle', true)
      .orderBy('id')
      .limit(MAX_REQUESTS)
      .forUpdate()
    if (requests.length === 0) return false
    const ids = requests.map(({ id }) => id)
    await ContactRequest.query({ client: trx }).whereIn('id', ids).update({ awaitsBundle: false })
    await writeMail(trx, await bundleMail(requests))
    return true
  })
}

/**
 * Deletes the bundles that contain any of the given requests and returns their number. The other
 * requests of an unsent bundle wait for a new one.
 */
export async function deleteBundlesAbout(trx: TransactionClientContract, codes: readonly string[]) {
  const bundles = await OutboxMessage.query({ client: trx }).where('kind', 'contact_bundle')
  const deleted = bundles.filter(({ about }) => codes.some((code) => about?.includes(code)))
  for (const bundle of deleted) {
    await bundle.delete()
    if (bundle.status === 'sent') continue
    await ContactRequest.query({ client: trx })
      .whereIn('code', bundle.about?.split(' ') ?? [])
      .update({ awaitsBundle: true })
  }
  return deleted.length
}

/** Composes the mail about several requests, in the company's language, oldest first. */
async function bundleMail(requests: ContactRequest[]): Promise<Mail> {
  const count = requests.length
  const subject = translate(DEFAULT_LOCALE, 'mails.contact_bundle.subject', { count })
  const why = translate(DEFAULT_LOCALE, 'mails.contact_bundle.why')
  return {
    kind: 'contact_bundle',
    about: requests.map(({ code }) => code).join(' '),
    to: contactRecipient,
    subject,
    ...(await composeMail({
      locale: DEFAULT_LOCALE,
      heading: subject,
      preview: why,
      paragraphs: [why],
      facts: requests.map((request) => ({ label: request.code, value: inOneLine(request) })),
    })),
  }
}

function inOneLine({ name, company, email, phone, message }: ContactRequest): string {
  const who = [name, company, email, phone].filter(Boolean).join(', ')
  const words = message.replaceAll(/\s+/g, ' ').slice(0, MAX_MESSAGE_LENGTH)
  return words ? `${who}: ${words}` : who
}
