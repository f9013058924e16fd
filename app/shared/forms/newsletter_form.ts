import * as z from 'zod/mini'
import { email } from '#shared/forms/email'

/** The endpoint of newsletter sign-ups (specification §7). */
export const NEWSLETTER_URL = '/api/newsletter/double-optin-confirmation'

/** The field with the URL of the page that contains the form (§3 "Newsletter payload"). */
export const RETURN_FIELD = 'redirectionUrl'

/** A sign-up to the newsletter as the form sends it and the server takes it (specification §5). */
export const newsletterFormSchema = z.object({
  email: email(),
  data_policy: z.literal(true),
})

export type NewsletterForm = z.output<typeof newsletterFormSchema>
export type NewsletterField = keyof NewsletterForm
/** The values as entered, before validation. */
export type NewsletterValues = Partial<{ email: string; data_policy: boolean }>
