import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { contactRecipient } from '#config/mail'
import { from } from '#database/query'
import type { Row } from '#database/tables'
import { retryTransaction } from '#database/transaction'
import { composeMail } from '#outbox/compose_mail'
import type { Mail } from '#outbox/mail'
import { writeMail } from '#outbox/outbox'
import { DEFAULT_LOCALE } from '#shared/locales'
import { translate } from '#texts/translate'

/** The maximum number of requests in a mail. */
const IN_ONE_MAIL = 100

/**
 * The maximum length of a quoted message, in characters. `contact:show` prints the whole message.
 */
const QUOTED = 300

type Request = Row<'contact_requests'>

/** Mails the company all requests that wait for a bundle. */
export async function mailBundles(now = new Date()) {
  while (await mailBundle(now));
}

/**
 * Mails the company the oldest requests that wait for a bundle. Each request is in one bundle only.
 *
 * @returns whether there were any
 */
async function mailBundle(now: Date): Promise<boolean> {
  return retryTransaction(async (trx) => {
    const oldest = from('contact_requests', trx)
      .select('id')
      .where('awaits_bundle', true)
      .orderBy('id')
      .limit(IN_ONE_MAIL)
    const requests = await from('contact_requests', trx)
      .whereIn('id', oldest)
      .where('awaits_bundle', true)
      .update({ awaits_bundle: false }, ['*'])
    if (requests.length > 0) await writeMail(trx, await bundleMail(requests), now)
    return requests.length > 0
  })
}

/**
 * Deletes the bundles that contain any of the given requests and returns their number. The other
 * requests of an unsent bundle wait for a new one.
 */
export async function deleteBundlesAbout(trx: TransactionClientContract, codes: readonly string[]) {
  const bundles = await from('outbox_messages', trx).where('kind', 'contact_bundle')
  const deleted = bundles.filter(({ about }) => codes.some((code) => about?.includes(code)))
  for (const { id, about, status } of deleted) {
    await from('outbox_messages', trx).where({ id }).delete()
    if (status === 'sent') continue
    const bundled = about?.split(' ') ?? []
    await from('contact_requests', trx).whereIn('code', bundled).update({ awaits_bundle: true })
  }
  return deleted.length
}

/** Composes the mail about several requests, in the company's language, oldest first. */
async function bundleMail(requests: Request[]): Promise<Mail> {
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
      facts: requests
        .toSorted((one, other) => one.id - other.id)
        .map((request) => ({ label: request.code, value: inOneLine(request) })),
    })),
  }
}

function inOneLine({ name, company, email, phone, message }: Request): string {
  const who = [name, company, email, phone].filter(Boolean).join(', ')
  const words = message.replaceAll(/\s+/g, ' ').slice(0, QUOTED)
  return words ? `${who}: ${words}` : who
}
