import type { ContactField, ContactForm } from '#shared/contact_form'
import { contactRules } from '~/contact/form/contactRules'

/**
 * The fields whose rules do not hold (specification §5): what is still missing, and what is there
 * but not right.
 */
export function openFields(values: ContactForm): {
  missing: ContactField[]
  wrong: ContactField[]
} {
  const issues = contactRules.safeParse(values).error?.issues ?? []
  const open = [...new Set(issues.map(({ path }) => path[0] as ContactField))]
  return {
    missing: open.filter((field) => !values[field]),
    wrong: open.filter((field) => values[field]),
  }
}
