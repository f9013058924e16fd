import type { BlockOf } from '#content/blocks/blocks'
import { fullName } from '#shared/contacts'
import { personAnchor } from '#shared/panel_anchors'
import { ContactDetails } from '~/contact/ContactDetails'
import { ContactPosition } from '~/contact/ContactPosition'
import { langOf } from '~/context/langOf'
import { Picture } from '~/media/Picture'
import { Disclosure } from '~/ui/Disclosure'
import { TitledSection } from '~/ui/TitledSection'

/** Native details, as in the accordion of texts: the persons unfold without JavaScript too. */
export function ContactAccordion(block: BlockOf<'ContactAccordion'>) {
  const { title, contacts } = block
  return (
    <TitledSection title={title} titleLang={langOf(block, 'title')}>
      <div className="border-t border-ink">
        {contacts.map((contact) => (
          <ContactItem key={contact.id} contact={contact} level={title ? 3 : 2} />
        ))}
      </div>
    </TitledSection>
  )
}

type Contact = BlockOf<'ContactAccordion'>['contacts'][number]

function ContactItem({ contact, level }: { contact: Contact; level: 2 | 3 }) {
  const Heading = level === 3 ? 'h3' : 'h2'
  return (
    <Disclosure
      className="border-b border-hairline"
      summaryClassName="py-5"
      summary={
        <hgroup>
          <Heading className="text-lg">{fullName(contact)}</Heading>
          <ContactPosition contact={contact} />
        </hgroup>
      }
    >
      <div id={personAnchor(contact.id)} className="grid scroll-mt-48 gap-6 pb-8 sm:flex sm:gap-8">
        {contact.image && (
          <Picture image={contact.image} title="" className="size-28 shrink-0 object-cover" />
        )}
        <ContactDetails contact={contact} />
      </div>
    </Disclosure>
  )
}
