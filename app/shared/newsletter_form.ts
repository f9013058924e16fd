import * as z from 'zod/mini'
import { email } from './email.js'

/** Where newsletter sign-ups go (specification §7). */
export const NEWSLETTER_URL = '/api/newsletter/double-optin-confirmation'

/** The field with the address of the page that the visitor signs up from (§3 "Newsletter payload"). */
export const RETURN_FIELD = 'redirectionUrl'

/** A sign-up to the newsletter as the form sends it and the server takes it (specification §5). */
export const newsletterFormSchema = z.object({
  email: email(),
  data_policy: z.literal(true),
})

export type NewsletterForm = z.output<typeof newsletterFormSchema>
export type NewsletterField = keyof NewsletterForm
/** What was entered, before it is known to be right. */
export type NewsletterValues = Partial<{ email: string; data_policy: boolean }>
