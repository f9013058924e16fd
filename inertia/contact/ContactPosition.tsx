import type { Contact } from '#content/blocks/contact'
import { shownPosition } from '#shared/contacts'
import { useShared } from '~/context/useShared'

/** The position of a contact person, in the page's language where it is translated. */
export function ContactPosition({ contact }: { contact: Contact }) {
  const { locale } = useShared()
  const shown = shownPosition(contact, locale)
  if (!shown) return null
  return (
    <p className="text-sm text-steel" lang={shown.locale === locale ? undefined : shown.locale}>
      {shown.position}
    </p>
  )
}
