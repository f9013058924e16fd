import type { Contact } from '#content/blocks/contact'
import { fullName } from '#shared/contacts'
import { ContactDetails } from '~/contact/ContactDetails'
import { ContactPosition } from '~/contact/ContactPosition'
import { Picture } from '~/media/Picture'

/**
 * The card of a contact person: portrait, name, position and contact details (specification §9
 * "Contact card").
 */
export function ContactCard(props: {
  contact: Contact
  /** Whether the card is as high as its container; otherwise as high as its content. */
  fullHeight?: boolean
  /** Whether the background is grey. */
  grey?: boolean
  /** Whether the portrait is beside the text on small screens, too. */
  low?: boolean
}) {
  const { contact } = props
  const height = props.fullHeight ? 'h-full' : 'h-auto'
  const ground = props.grey ? 'bg-sand' : 'bg-paper border border-hairline'
  const layout = props.low ? 'flex flex-wrap gap-4 p-4' : 'grid content-start gap-6 p-6'
  return (
    <article
      {...(import.meta.env.STUDIO && { 'data-part': `contact/${contact.id}` })}
      className={`${layout} sm:flex sm:gap-8 sm:p-8 in-column:grid in-column:gap-4 in-column:p-6 ${height} ${ground}`}
    >
      {contact.image && (
        <Picture
          image={contact.image}
          title=""
          className={`${props.low ? 'size-16' : 'size-28'} shrink-0 object-cover sm:size-36 in-column:size-24`}
        />
      )}
      <div className={`min-w-0 grow ${props.low ? 'basis-48' : ''}`}>
        <h3 className="text-h3">{fullName(contact)}</h3>
        <ContactPosition contact={contact} />
        <div className={props.low ? 'mt-2' : 'mt-5'}>
          <ContactDetails contact={contact} />
        </div>
      </div>
    </article>
  )
}
