import type { ContactField, ContactForm } from '#shared/forms/contact_form'
import { contactRules } from '~/contact/form/contactRules'

/**
 * Returns the invalid fields of a contact request (specification §5): those without a value, and
 * those with a wrong one.
 */
export function invalidFields(values: ContactForm): {
  missing: ContactField[]
  wrong: ContactField[]
} {
  const issues = contactRules.safeParse(values).error?.issues ?? []
  const invalid = [...new Set(issues.map(({ path }) => path[0] as ContactField))]
  return {
    missing: invalid.filter((field) => !values[field]),
    wrong: invalid.filter((field) => values[field]),
  }
}
