import type { BlockOf } from '#content/blocks/blocks'
import { personAnchor } from '#shared/anchors'
import { fullName } from '#shared/contacts'
import { AccordionPanels } from '~/blocks/parts/AccordionPanels'
import { ContactDetails } from '~/contact/ContactDetails'
import { ContactPosition } from '~/contact/ContactPosition'
import { langOf } from '~/context/langOf'
import { Picture } from '~/media/Picture'

/** An accordion of contact persons. */
export function ContactAccordion(block: BlockOf<'ContactAccordion'>) {
  const Heading = block.title ? 'h3' : 'h2'
  return (
    <AccordionPanels
      title={block.title}
      titleLang={langOf(block, 'title')}
      panels={block.contacts.map((contact) => ({
        id: contact.id,
        summary: (
          <hgroup>
            <Heading className="text-lg">{fullName(contact)}</Heading>
            <ContactPosition contact={contact} />
          </hgroup>
        ),
        content: (
          <div
            id={personAnchor(contact.id)}
            className="grid scroll-mt-48 gap-6 pb-8 sm:flex sm:gap-8"
          >
            {contact.image && (
              <Picture image={contact.image} title="" className="size-28 shrink-0 object-cover" />
            )}
            <ContactDetails contact={contact} />
          </div>
        ),
      }))}
    />
  )
}
