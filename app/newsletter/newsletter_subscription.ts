import { NewsletterSubscriptionSchema } from '#database/schema'

/**
 * A newsletter subscription with its proof of consent. `email` is the address as typed, `emailKey`
 * its normalised form; `formAddress` is the page with the form, `returnPath` the target after
 * confirmation. Times are ISO 8601.
 */
export class NewsletterSubscription extends NewsletterSubscriptionSchema {
  static override selfAssignPrimaryKey = true
}
