import { eraseContactRequests } from '#contact/contact_requests'
import { checkpoint } from '#database/checkpoint'
import { retryTransaction } from '#database/transaction'
import { type ErasedSubscriptions, eraseSubscriptions } from '#newsletter/erase'
import { deleteMailsTo } from '#outbox/delete_mails'
import { deleteOrphanedFiles } from '#outbox/mail_file'
import { toEmailKey } from '#shared/forms/email'

/** The number of erased records of an e-mail address, and of those that are kept. */
type Erasure = ErasedSubscriptions & {
  requests: number
  /** Files in storage/mail, including those of mails sent before. */
  files: number
}

/**
 * Erases all data about an e-mail address, in any spelling: contact requests, subscriptions, mails
 * to it, and mails to the company that quote it. Mails that a mail server has accepted cannot be
 * erased.
 *
 * @param withProof also erases the proof of consent to the newsletter
 */
export async function eraseAddress(address: string, withProof = false): Promise<Erasure> {
  const emailKey = toEmailKey(address)
  const erased = await retryTransaction(async (trx) => {
    const contact = await eraseContactRequests(trx, emailKey)
    const newsletter = await eraseSubscriptions(trx, emailKey, withProof)
    const mails = contact.mails + newsletter.mails + (await deleteMailsTo(trx, emailKey))
    return { ...newsletter, requests: contact.requests, mails }
  })
  const files = await deleteOrphanedFiles()
  await checkpoint()
  return { ...erased, files }
}
