import type { Department } from '#contact/contact_page'
import type { Contact } from '#content/blocks/contact'
import { personAnchor } from '#shared/anchors'
import { fullName } from '#shared/contacts'
import { ContactCard } from '~/contact/ContactCard'
import { ContactDetails } from '~/contact/ContactDetails'
import { MailLink, PhoneLink } from '~/contact/ContactLinks'
import { ContactPosition } from '~/contact/ContactPosition'
import { langOf } from '~/context/langOf'
import { Picture } from '~/media/Picture'
import { Disclosure } from '~/ui/dialog/Disclosure'

/**
 * The departments, and below them the person for everything else; on paper only if that is nobody of
 * the departments.
 */
export function Departments(props: {
  departments: readonly Department[]
  contact: Contact | null
}) {
  const { departments, contact } = props
  const isListed = departments.some(({ contacts }) => contacts.some(({ id }) => id === contact?.id))
  return (
    <div className="grid gap-4">
      <DepartmentList departments={departments} />
      {contact && (
        <div className={isListed ? 'print:hidden' : ''}>
          <ContactCard contact={contact} grey />
        </div>
      )}
    </div>
  )
}

/**
 * The departments with their telephone number and address. Their persons are in a native
 * disclosure, which opens for links to one of them. They are printed in two columns, without
 * portraits.
 */
function DepartmentList({ departments }: { departments: readonly Department[] }) {
  return (
    <ul className="border-t border-ink">
      {departments.map((department) => (
        <li key={department.id} className="flex gap-x-8 border-b border-hairline pt-5 print:py-2">
          {department.image && (
            <div className="shrink-0 max-sm:hidden print:hidden">
              <Picture
                image={department.image}
                decorative
                className="size-28 bg-sand object-contain"
              />
            </div>
          )}
          <div className="min-w-0 grow">
            <h3 className="text-h3" lang={langOf(department, 'title')}>
              {department.title}
            </h3>
            <p className="mt-1 text-sm" lang={langOf(department, 'text')}>
              {department.text}
            </p>
            <p className="mt-1 flex flex-wrap gap-x-6 text-sm font-medium">
              <PhoneLink number={department.phone} />
              <MailLink address={department.email} />
            </p>
            {department.contacts.length > 0 && (
              <Disclosure
                summaryClassName="py-3 text-sm print:hidden"
                summary={<span>{department.contacts.map(fullName).join(', ')}</span>}
              >
                <ul className="print:grid print:grid-cols-2">
                  {department.contacts.map((contact) => (
                    <Person key={contact.id} contact={contact} />
                  ))}
                </ul>
              </Disclosure>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Person({ contact }: { contact: Contact }) {
  return (
    <li
      id={personAnchor(contact.id)}
      {...(import.meta.env.STUDIO && { 'data-part': `contact/${contact.id}` })}
      className="flex gap-4 pb-6 scroll-mt-48 print:py-2"
    >
      {contact.image && (
        <Picture
          image={contact.image}
          title=""
          className="size-16 shrink-0 object-cover max-sm:hidden print:hidden"
        />
      )}
      <div className="min-w-0">
        <h4 className="font-semibold">{fullName(contact)}</h4>
        <ContactPosition contact={contact} />
        <div className="mt-2">
          <ContactDetails contact={contact} />
        </div>
      </div>
    </li>
  )
}
