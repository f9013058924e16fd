import type { Contact } from '#content/blocks/contact'
import { MailLink, PhoneLink } from '~/contact/ContactLinks'
import { useText } from '~/context/useText'

/** The telephone numbers and e-mail address of a contact person, and the languages spoken. */
export function ContactDetails({ contact }: { contact: Contact }) {
  const t = useText()
  return (
    <dl className="grid grid-cols-[auto_minmax(min-content,1fr)] max-xs:grid-cols-1 gap-x-4 gap-y-2 text-sm wrap-break-word print:gap-1">
      {contact.phone && <Phone label={t('contact.phone')} number={contact.phone} />}
      {contact.mobile && <Phone label={t('contact.mobile')} number={contact.mobile} />}
      {contact.email && (
        <>
          <dt className="text-steel">{t('contact.email')}</dt>
          <dd>
            <MailLink address={contact.email} />
          </dd>
        </>
      )}
      {contact.spoken_languages.length > 0 && (
        <>
          <dt className="text-steel">{t('contact.languages')}</dt>
          <dd>
            <ul className="flex flex-wrap gap-x-5 gap-y-1">
              {contact.spoken_languages.map(({ id, name, svg_image }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-2">
                  <img
                    src={svg_image.original_url}
                    width={svg_image.width}
                    height={svg_image.height}
                    alt=""
                    loading="lazy"
                    className="h-3 w-auto outline outline-hairline print:hidden"
                  />
                  <span>{name}</span>
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
    </dl>
  )
}

function Phone({ label, number }: { label: string; number: string }) {
  return (
    <>
      <dt className="text-steel">{label}</dt>
      <dd>
        <PhoneLink number={number} />
      </dd>
    </>
  )
}
