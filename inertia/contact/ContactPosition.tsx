import type { Contact } from '#content/blocks/contact'
import { shownPosition } from '#shared/contacts'
import { useShared } from '~/context/useShared'

/** What a contact person does, in the words that the page's language has for it. */
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
