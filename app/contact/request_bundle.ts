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

/** How many requests a mail tells of at most. */
const IN_ONE_MAIL = 100

/** How much of a message it quotes, in characters; `contact:show` says the rest. */
const QUOTED = 300

type Request = Row<'contact_requests'>

/** Mails the company what came in a crowd since it was last told. */
export async function mailBundles(now = new Date()) {
  while (await mailBundle(now));
}

/**
 * Mails the company the oldest requests that it has not been told of, each of them once.
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
 * Deletes the bundles that tell of some requests; says how many. The others that a bundle told of are
 * bundled again, unless the company has them.
 */
export async function deleteBundlesAbout(trx: TransactionClientContract, codes: readonly string[]) {
  const bundles = await from('outbox_messages', trx).where('kind', 'contact_bundle')
  const deleted = bundles.filter(({ about }) => codes.some((code) => about?.includes(code)))
  for (const { id, about, status } of deleted) {
    await from('outbox_messages', trx).where({ id }).delete()
    if (status === 'sent') continue
    const told = about?.split(' ') ?? []
    await from('contact_requests', trx).whereIn('code', told).update({ awaits_bundle: true })
  }
  return deleted.length
}

/** The company's mail about several requests, in its own language, oldest first. */
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
