import type { Contact } from '#content/blocks/contact'
import { fullName } from '#shared/contacts'
import { ContactDetails } from '~/contact/ContactDetails'
import { ContactPosition } from '~/contact/ContactPosition'
import { Picture } from '~/media/Picture'

/**
 * The card of a contact person: portrait, name, position and contact details (specification §9
 * "Contact card"). The details are below the portrait, and on large screens beside the name.
 */
export function ContactCard(props: {
  contact: Contact
  /** Whether the card is as high as its container; otherwise as high as its content. */
  fullHeight?: boolean
  /** Whether the background is grey. */
  grey?: boolean
}) {
  const { contact } = props
  const height = props.fullHeight ? 'h-full' : 'h-auto'
  const ground = props.grey ? 'bg-sand' : 'bg-paper border border-hairline'
  const layout = contact.image
    ? 'grid grid-cols-[auto_minmax(min-content,1fr)] max-xs:grid-cols-1'
    : 'grid'
  return (
    <article
      {...(import.meta.env.STUDIO && { 'data-part': `contact/${contact.id}` })}
      className={`${layout} content-start gap-4 p-4 sm:p-6 lg:flex in-column:grid ${height} ${ground}`}
    >
      {contact.image && <Picture image={contact.image} title="" className="size-16 object-cover" />}
      <div className="min-w-0 grow">
        <h3 className="text-h3">{fullName(contact)}</h3>
        <ContactPosition contact={contact} />
      </div>
      <div className="col-span-full min-w-0">
        <ContactDetails contact={contact} />
      </div>
    </article>
  )
}
