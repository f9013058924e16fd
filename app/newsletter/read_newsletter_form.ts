import { fieldErrors, isTicked } from '#forms/field_errors'
import type { FieldErrors } from '#forms/form_exception'
import {
  type NewsletterField,
  type NewsletterForm,
  type NewsletterValues,
  newsletterFormSchema,
} from '#shared/forms/newsletter_form'
import type { Locale } from '#shared/locales'

/** The labels of the fields; the checkbox needs none. */
const LABELS = { email: 'newsletter.form.email', data_policy: 'newsletter.title' } as const

/** The entered values, and either the valid sign-up or the validation errors. */
type NewsletterFormReading = { values: NewsletterValues } & (
  | { form: NewsletterForm; errors?: undefined }
  | { form?: undefined; errors: FieldErrors }
)

/** Parses the submitted fields of a newsletter form (specification §5). */
export function readNewsletterForm(
  sent: Record<string, unknown>,
  locale: Locale
): NewsletterFormReading {
  const email = typeof sent.email === 'string' ? sent.email : ''
  const data_policy = isTicked(sent.data_policy)
  const values = { email, data_policy }
  const result = newsletterFormSchema.safeParse(values, { reportInput: true })
  if (result.success) return { values, form: result.data }

  const errors = fieldErrors(
    result.error.issues,
    locale,
    (field) => LABELS[field as NewsletterField]
  )
  return { values, errors }
}
