import { purgeContactRequests } from '#contact/contact_requests'
import { purgeAttempts } from '#forms/rate_limit'
import { purgeSubscriptions } from '#newsletter/forget'
import { purgeOutbox } from '#outbox/outbox'

/** Deletes everything whose time is over, as the privacy page promises. */
export async function purge() {
  await purgeOutbox()
  await purgeAttempts()
  await purgeContactRequests()
  await purgeSubscriptions()
}
