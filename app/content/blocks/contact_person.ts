import { defineBlock } from '#content/blocks/block'
import { contactId } from '#content/fields'

/**
 * One contact person, whom the browser fetches when the block comes into view (specification §3
 * "Contact-person block").
 */
export const ContactPerson = defineBlock(
  'ContactPerson',
  { contact_person_id: contactId() },
  (content) => content
)
