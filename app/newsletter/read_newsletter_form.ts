import { isChecked, parseForm } from '#forms/parse_form'
import { newsletterFormSchema } from '#shared/forms/newsletter_form'
import type { Locale } from '#shared/locales'

/** The labels of the fields in error messages; the checkbox has the title of the form. */
const LABELS = { email: 'newsletter.form.email', data_policy: 'newsletter.title' } as const

/**
 * Parses the submitted fields of a newsletter form (specification §5).
 *
 * @returns the entered values, and either the valid sign-up or the validation errors
 */
export function readNewsletterForm(sent: Record<string, unknown>, locale: Locale) {
  const email = typeof sent.email === 'string' ? sent.email : ''
  const values = { email, data_policy: isChecked(sent.data_policy) }
  return {
    values,
    ...parseForm(newsletterFormSchema, values, locale, (field) => LABELS[field]),
  }
}
