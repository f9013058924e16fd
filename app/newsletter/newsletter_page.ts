import { z } from 'zod'
import { definePage } from '#content/pages/define_page'
import type { NewsletterField, NewsletterValues } from '#shared/forms/newsletter_form'

/** The result of a rejected sign-up without JavaScript. */
export type NewsletterAnswer = {
  errors: Partial<Record<NewsletterField, string[]>>
  values: NewsletterValues
  /** Why the sign-up was rejected; otherwise null. */
  message: string | null
}

/** The page of the newsletter form, which the modal in the footer shows as well. */
export const rootNewsletter = definePage({
  texts: ['newsletter.', 'forms.', 'records.ui.on_this_page'],
  data: z.strictObject({}).default({}),
  toProps: (): NewsletterAnswer => ({ errors: {}, values: {}, message: null }),
})
