import * as z from 'zod/mini'
import {
  type ContactField,
  type ContactForm,
  contactFormSchema,
  WISHES,
} from '#shared/forms/contact_form'

/** The fields of a contact request in the order of the form. */
export const CONTACT_FIELDS = Object.keys(contactFormSchema.shape) as ContactField[]

/** The value of a checked box, without JavaScript and in react-hook-form. */
export const CHECKED = 'true'

/**
 * The rules of a contact request (specification §5), applied to the values of the form's fields.
 */
export const contactRules = z.pipe(z.transform(withBooleans), contactFormSchema)

function withBooleans(values: ContactForm): ContactForm {
  const boxes = [...WISHES, 'data_policy'] as const
  const checked = boxes.map((box) => [box, String(values[box]) === CHECKED])
  return { ...values, ...Object.fromEntries(checked) }
}
