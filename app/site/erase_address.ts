import { eraseContactRequests } from '#contact/contact_requests'
import { inTransaction } from '#database/transaction'
import { wipeDeleted } from '#database/wipe'
import { type ErasedSubscriptions, eraseSubscriptions } from '#newsletter/forget'
import { deleteMailsTo } from '#outbox/delete_mails'
import { deleteOrphanedFiles } from '#outbox/mail_file'
import { toEmailKey } from '#shared/email'

/** How much was known about an address, and what is kept of it. */
export type Erasure = ErasedSubscriptions & {
  requests: number
  /** Files in storage/mail, those of mails that had gone before included. */
  files: number
}

/**
 * Erases what the site keeps about an e-mail address, however it is spelled: contact requests,
 * subscriptions, the mails to it, and those to the company that repeat the visitor's words. What a
 * mail server has accepted is out of reach.
 *
 * @param withProof whether the proof of a consent to the newsletter goes as well
 */
export async function eraseAddress(address: string, withProof = false): Promise<Erasure> {
  const emailKey = toEmailKey(address)
  const erased = await inTransaction(async (trx) => {
    const contact = await eraseContactRequests(trx, emailKey)
    const newsletter = await eraseSubscriptions(trx, emailKey, withProof)
    const mails = contact.mails + newsletter.mails + (await deleteMailsTo(trx, emailKey))
    return { ...newsletter, requests: contact.requests, mails }
  })
  const files = await deleteOrphanedFiles()
  await wipeDeleted()
  return { ...erased, files }
}
