import { purgeContactRequests } from '#contact/contact_requests'
import { checkpoint } from '#database/checkpoint'
import { purgeAttempts } from '#forms/rate_limit'
import { purgeSubscriptions } from '#newsletter/erase'
import { deleteOrphanedFiles } from '#outbox/mail_file'
import { purgeOutbox } from '#outbox/outbox'
import { purgeQueriesWithoutResults } from '#search/queries_without_results'

/** Deletes expired data, as the privacy page promises. */
export async function purge() {
  await purgeOutbox()
  await purgeAttempts()
  await purgeContactRequests()
  await purgeSubscriptions()
  await purgeQueriesWithoutResults()
  await deleteOrphanedFiles()
  await checkpoint()
}
