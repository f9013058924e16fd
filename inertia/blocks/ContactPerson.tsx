import { useRef } from 'react'
import type { BlockOf } from '#content/blocks/blocks'
import { ContactPageLink, FetchedContact } from '~/contact/FetchedContact'
import { useContact } from '~/contact/useContact'
import { useText } from '~/context/useText'
import { useInView } from '~/ui/loading/useInView'
import { Section } from '~/ui/Section'

/**
 * A contact person, fetched when the block enters the viewport, in an element of fixed height.
 * After a failure and without JavaScript there is a link to the contact page. In a column it is
 * compact.
 */
export function ContactPerson({ contact_person_id }: BlockOf<'ContactPerson'>) {
  const t = useText()
  const element = useRef<HTMLDivElement>(null)
  const result = useContact(contact_person_id, useInView(element))

  return (
    <Section className={result.card ? undefined : 'print:hidden'}>
      <div className="titled gap-x-16 gap-y-8 lg:grid-cols-12 in-column:grid-cols-1 in-column:gap-y-4">
        <h2 className="text-h2 lg:h2-beside lg:col-span-4 in-column:col-span-full in-column:text-h3">
          {t('contact.person.title')}
        </h2>
        <div
          ref={element}
          aria-busy={result.loading}
          className="contact-place lg:col-span-8 lg:col-start-5 in-column:col-span-full in-column:min-h-72"
        >
          <FetchedContact {...result} />
          <noscript>
            <ContactPageLink />
          </noscript>
        </div>
      </div>
    </Section>
  )
}
