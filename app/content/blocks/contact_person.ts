import { defineBlock } from '#content/blocks/define_block'
import { contactId } from '#content/schema/fields'

/** The labels of a person's contact details. */
export const CONTACT_TEXTS = [
  'contact.email',
  'contact.languages',
  'contact.mobile',
  'contact.phone',
] as const

/** The labels of a contact person whom the browser fetches first. */
export const CONTACT_PERSON_TEXTS = ['contact.person.', ...CONTACT_TEXTS] as const

/**
 * One contact person, whom the browser fetches when the block scrolls into view (specification §3
 * "Contact-person block").
 */
export const ContactPerson = defineBlock('ContactPerson', {
  fields: { contact_person_id: contactId().describe('The id of a contact person.') },
  toProps: (content) => content,
  texts: CONTACT_PERSON_TEXTS,
})
