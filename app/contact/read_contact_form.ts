import { isChecked, parseForm } from '#forms/parse_form'
import {
  type ContactField,
  type ContactValues,
  contactFormSchema,
  WISHES,
} from '#shared/forms/contact_form'
import type { Locale } from '#shared/locales'

const FIELDS = Object.keys(contactFormSchema.shape) as ContactField[]
const BOOLEANS: readonly string[] = [...WISHES, 'data_policy']

/**
 * Parses the submitted fields of a contact form (specification §5). Missing fields are empty;
 * booleans may be submitted as words, such as `on`.
 *
 * @returns the entered values, and either the valid request or the validation errors
 */
export function readContactForm(sent: Record<string, unknown>, locale: Locale) {
  const entered = Object.fromEntries(FIELDS.map((field) => [field, readField(field, sent[field])]))
  const values: ContactValues = Object.fromEntries(
    Object.entries(entered).filter(([, value]) => ['string', 'boolean'].includes(typeof value))
  )
  const parsed = parseForm(
    contactFormSchema,
    entered,
    locale,
    (field) => `contact.form.label.${field}`
  )
  return { values, ...parsed }
}

function readField(field: ContactField, value: unknown): unknown {
  if (BOOLEANS.includes(field)) return isChecked(value)
  return typeof value === 'string' ? value.trim() : (value ?? '')
}
