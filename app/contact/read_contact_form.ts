import { fieldErrors, isTicked } from '#forms/field_errors'
import type { FieldErrors } from '#forms/form_exception'
import {
  type ContactField,
  type ContactForm,
  type ContactValues,
  contactFormSchema,
  WISHES,
} from '#shared/forms/contact_form'
import type { Locale } from '#shared/locales'

const FIELDS = Object.keys(contactFormSchema.shape) as ContactField[]
const BOOLEANS: readonly string[] = [...WISHES, 'data_policy']

/** The entered values, and either the valid request or the validation errors. */
type ContactFormReading = { values: ContactValues } & (
  | { form: ContactForm; errors?: undefined }
  | { form?: undefined; errors: FieldErrors }
)

/**
 * Parses the submitted fields of a contact form (specification §5). Missing fields are empty;
 * booleans may be submitted as words, such as `on`.
 */
export function readContactForm(sent: Record<string, unknown>, locale: Locale): ContactFormReading {
  const entered = Object.fromEntries(FIELDS.map((field) => [field, readField(field, sent[field])]))
  const values = Object.fromEntries(
    Object.entries(entered).filter(([, value]) => ['string', 'boolean'].includes(typeof value))
  )
  const result = contactFormSchema.safeParse(entered, { reportInput: true })
  if (result.success) return { values, form: result.data }

  const errors = fieldErrors(
    result.error.issues,
    locale,
    (field) => `contact.form.label.${field as ContactField}`
  )
  return { values, errors }
}

function readField(field: ContactField, value: unknown): unknown {
  if (BOOLEANS.includes(field)) return isTicked(value)
  return typeof value === 'string' ? value.trim() : (value ?? '')
}
