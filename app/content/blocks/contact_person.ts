import { defineBlock } from '#content/blocks/block'
import { contactId } from '#content/fields'

/** The texts beside the ways to reach a person. */
export const CONTACT_TEXTS = ['email', 'languages', 'mobile', 'phone'].map(
  (name) => `contact.${name}`
)

/** Those of a person who has to be fetched first. */
export const CONTACT_PERSON_TEXTS = ['contact.person.', ...CONTACT_TEXTS]

/**
 * One contact person, whom the browser fetches when the block comes into view (specification §3
 * "Contact-person block").
 */
export const ContactPerson = defineBlock(
  'ContactPerson',
  { contact_person_id: contactId() },
  (content) => content,
  CONTACT_PERSON_TEXTS
)
