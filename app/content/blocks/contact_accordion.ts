import { z } from 'zod'
import { CONTACT_TEXTS } from '#content/blocks/contact_person'
import { defineBlock } from '#content/blocks/define_block'
import { contactId, text } from '#content/schema/fields'

/** Contact persons that expand to their contact details (specification §3 "Contact block"). */
export const ContactAccordion = defineBlock('ContactAccordion', {
  fields: {
    title: text().optional().describe('The heading above the persons.'),
    contacts: z.array(contactId()).min(1).describe('The ids of contact persons, in their order.'),
  },
  toProps: (content, context) => ({
    ...content,
    contacts: content.contacts.map((id) => context.contact(id)),
  }),
  texts: CONTACT_TEXTS,
})
