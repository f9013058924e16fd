import type { ReactNode } from 'react'
import { CONTACT_FORM_ANCHOR } from '#shared/routes'
import type { PageProps } from '#start/pages'
import { ContactCard } from '~/contact/ContactCard'
import { MailLink, PhoneLink } from '~/contact/ContactLinks'
import { ContentPage } from '~/content/ContentPage'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { LocationMap } from '~/map/LocationMap'
import { lazyHydration } from '~/ui/loading/lazyHydration'
import { retryableImport } from '~/ui/loading/retryableImport'
import { Section } from '~/ui/Section'
import { TitledSection } from '~/ui/TitledSection'

const importForm = retryableImport(() => import('~/contact/form/ContactForm'))
const { Component: ContactForm, preload } = lazyHydration(
  'contact-form',
  async () => (await importForm()).ContactForm
)

export { preload }

export default function Show({ address, contact, tiles, ...props }: PageProps<'Contact/Show'>) {
  const t = useText()
  const { countries, countryCodes, errors, values, message, sent, ...page } = props
  return (
    <ContentPage page={page}>
      <Section>
        <dl className="grid gap-x-8 border-t border-ink sm:grid-cols-2 lg:grid-cols-4">
          <Fact label={t('contact.address')}>
            <address className="not-italic">
              <span className="block">{address.company}</span>
              <span className="block">{address.street}</span>
              <span className="block">{`${address.postal_code} ${address.city}`}</span>
              <span lang={langOf(address, 'country')}>{address.country}</span>
            </address>
          </Fact>
          <Fact label={t('contact.phone')}>
            <PhoneLink number={address.phone} />
          </Fact>
          <Fact label={t('contact.email')}>
            <MailLink address={address.email} />
          </Fact>
          <Fact label={t('contact.opening_hours')}>
            <span lang={langOf(address, 'opening_hours')}>{address.opening_hours}</span>
          </Fact>
        </dl>
      </Section>
      {contact && (
        <TitledSection title={t('contact.person.title')}>
          <ContactCard contact={contact} grey />
        </TitledSection>
      )}
      <TitledSection title={t('contact.form.title')} titleId={CONTACT_FORM_ANCHOR}>
        <ContactForm
          countries={countries}
          countryCodes={countryCodes}
          errors={errors}
          values={values}
          message={message}
          sent={sent}
          answerTime={
            address.answer_time && (
              <span lang={langOf(address, 'answer_time')}>{address.answer_time}</span>
            )
          }
        />
      </TitledSection>
      {address.location && (
        <Section title={t('map.title')}>
          <LocationMap
            tiles={tiles}
            markers={[
              {
                id: 'company',
                position: address.location,
                title: address.company,
                text: `${address.street}\n${address.postal_code} ${address.city}\n${address.country}`,
              },
            ]}
          />
        </Section>
      )}
    </ContentPage>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-b border-hairline py-6 lg:border-b-0">
      <dt className="mb-2 text-sm text-steel">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
