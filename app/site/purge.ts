import { purgeContactRequests } from '#contact/contact_requests'
import { wipeDeleted } from '#database/wipe'
import { purgeAttempts } from '#forms/rate_limit'
import { purgeSubscriptions } from '#newsletter/forget'
import { deleteOrphanedFiles } from '#outbox/mail_file'
import { purgeOutbox } from '#outbox/outbox'
import { purgeMisses } from '#search/misses'

/** Deletes everything whose time is over, as the privacy page promises. */
export async function purge() {
  await purgeOutbox()
  await purgeAttempts()
  await purgeContactRequests()
  await purgeSubscriptions()
  await purgeMisses()
  await deleteOrphanedFiles()
  await wipeDeleted()
}
