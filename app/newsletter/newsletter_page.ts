import { z } from 'zod'
import { definePage } from '#content/pages/define_page'
import type { NewsletterField, NewsletterValues } from '#shared/newsletter_form'

/** What the server says to a sign-up that came without JavaScript and cannot be taken. */
export type NewsletterAnswer = {
  /** What is wrong with a field, in the page's language. */
  errors: Partial<Record<NewsletterField, string[]>>
  /** What was entered. */
  values: NewsletterValues
  /** Why the sign-up was not taken. */
  message: string | null
}

/** The page with the newsletter's form, for which the footer's modal is another place. */
export const rootNewsletter = definePage({
  texts: ['newsletter.', 'forms.'],
  data: z.strictObject({}).default({}),
  toProps: (): NewsletterAnswer => ({ errors: {}, values: {}, message: null }),
})
