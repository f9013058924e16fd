import { findShownContacts } from '#contact/contact_queries'
import { from } from '#database/query'
import type { FoundOnPages } from '#search/page_documents'
import type { SearchDocument } from '#search/search_document'
import { fullName, shownPosition } from '#shared/contacts'
import type { Locale } from '#shared/locales'
import { ROUTES } from '#shared/routes'

/**
 * Returns the documents of contact persons, each with the page that shows their contact details.
 */
export async function readPersons(
  locale: Locale,
  places: FoundOnPages['persons']
): Promise<SearchDocument[]> {
  const rows = await from('contacts').select('id', 'image')
  const contacts = await findShownContacts(
    rows.map(({ id }) => id),
    locale
  )
  return rows.flatMap(({ id, image }): SearchDocument[] => {
    const contact = contacts.get(id)
    if (!contact) return []
    const position = shownPosition(contact, locale)?.position ?? ''
    const languages = contact.spoken_languages.map(({ name }) => name).join(', ')
    return [
      {
        kind: 'person',
        id: String(id),
        title: fullName(contact),
        text: [position, languages].filter(Boolean).join(' · '),
        target: places.get(id) ?? { route: ROUTES.contact },
        image: image ?? undefined,
      },
    ]
  })
}
