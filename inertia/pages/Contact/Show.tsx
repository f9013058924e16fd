import type { ReactNode } from 'react'
import { CONTACT_FORM_ANCHOR } from '#shared/routes'
import type { PageProps } from '#start/pages'
import { MailLink, PhoneLink } from '~/contact/ContactLinks'
import { ContentPage } from '~/content/ContentPage'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { AnchorBar } from '~/ui/anchors/AnchorBar'
import { lazyHydration } from '~/ui/loading/lazyHydration'
import { RichText } from '~/ui/RichText'
import { TitledSection } from '~/ui/TitledSection'

const { Component: ContactForm, preload: preloadForm } = lazyHydration(
  'contact-form',
  () => import('~/contact/form/ContactForm'),
  (module) => module.ContactForm
)

const { Component: Departments, preload: preloadDepartments } = lazyHydration(
  'contact-departments',
  () => import('~/contact/Departments'),
  (module) => module.Departments
)

const { Component: LocationMap, preload: preloadMap } = lazyHydration(
  'contact-map',
  () => import('~/map/LocationMap'),
  (module) => module.LocationMap
)

export async function preload() {
  await Promise.all([preloadForm(), preloadDepartments(), preloadMap()])
}

const CALL = 'call'
const PERSONS = 'persons'
const MAP = 'map'

/**
 * The ways to the company: telephone and address first, then the form, departments and map. The map
 * is not printed: the address is above.
 */
export default function Show(props: PageProps<'Contact/Show'>) {
  const { address, contact, departments, tiles, ...form } = props
  const { countries, countryCodes, concern, errors, values, message, sent, ...page } = form
  const t = useText()
  const personsTitle = departments.title ?? t('contact.person.title')
  return (
    <ContentPage
      page={{ ...page, intro: undefined }}
      compact
      after={
        address.location && (
          <div className="print:hidden">
            <TitledSection title={t('map.title')} titleId={MAP}>
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
            </TitledSection>
          </div>
        )
      }
    >
      <AnchorBar
        links={[
          { id: CALL, title: t('contact.phone') },
          { id: CONTACT_FORM_ANCHOR, title: t('contact.form.title') },
          { id: PERSONS, title: personsTitle, lang: langOf(departments, 'title') },
          ...(address.location ? [{ id: MAP, title: t('map.title') }] : []),
        ]}
      />
      <div id={CALL} className="container-page pt-4">
        <dl className="grid grid-cols-2 gap-x-4 sm:gap-x-8 lg:grid-cols-4 print:grid-cols-4">
          <Fact label={t('contact.phone')}>
            <PhoneLink number={address.phone} />
          </Fact>
          <Fact label={t('contact.email')}>
            <MailLink address={address.email} />
          </Fact>
          <Fact label={t('contact.opening_hours')} className="max-sm:col-span-2">
            <span lang={langOf(address, 'opening_hours')} className="whitespace-pre-line">
              {address.opening_hours}
            </span>
          </Fact>
          <Fact label={t('contact.address')} className="max-sm:hidden">
            <address className="whitespace-pre-line not-italic">
              <span>{`${address.company}\n${address.street}\n${address.postal_code} ${address.city}, `}</span>
              <span lang={langOf(address, 'country')}>{address.country}</span>
            </address>
          </Fact>
        </dl>
      </div>
      <TitledSection
        title={t('contact.form.title')}
        titleId={CONTACT_FORM_ANCHOR}
        aside={
          page.intro ? (
            <RichText
              html={page.intro}
              lang={langOf(page, 'intro')}
              className="mt-4 print:hidden"
            />
          ) : undefined
        }
      >
        <ContactForm
          {...{ countries, countryCodes, concern, errors, values, message, sent }}
          answerTime={
            address.answer_time && (
              <span lang={langOf(address, 'answer_time')}>{address.answer_time}</span>
            )
          }
        />
      </TitledSection>
      <TitledSection
        title={personsTitle}
        titleLang={langOf(departments, 'title')}
        titleId={PERSONS}
      >
        <Departments departments={departments.list} contact={contact} />
      </TitledSection>
    </ContentPage>
  )
}

/** The address is hidden on small screens, where map and footer show it. */
function Fact(props: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={`border-b border-hairline py-3 ${props.className ?? ''}`}>
      <dt className="text-sm text-steel">{props.label}</dt>
      <dd className="font-medium max-sm:text-sm">{props.children}</dd>
    </div>
  )
}
