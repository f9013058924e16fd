import * as z from 'zod/mini'
import {
  type ContactField,
  type ContactForm,
  contactFormSchema,
  WISHES,
} from '#shared/contact_form'

/** The fields of a contact request, in the form's order. */
export const CONTACT_FIELDS = Object.keys(contactFormSchema.shape) as ContactField[]

/** The value of a ticked box, without JavaScript and in react-hook-form. */
export const TICKED = 'true'

/** The rules of a contact request (specification §5), for values as the form's fields have them. */
export const contactRules = z.pipe(z.transform(withBooleans), contactFormSchema)

function withBooleans(values: ContactForm): ContactForm {
  const boxes = [...WISHES, 'data_policy'] as const
  const ticks = boxes.map((box) => [box, String(values[box]) === TICKED])
  return { ...values, ...Object.fromEntries(ticks) }
}
