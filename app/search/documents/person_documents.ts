import { findShownContacts } from '#contact/contact_queries'
import { from } from '#database/query'
import { parseJson } from '#database/stored_values'
import type { FoundOnPages } from '#search/documents/page_documents'
import type { SearchDocument } from '#search/documents/search_document'
import { fullName, shownPosition } from '#shared/contacts'
import { DEFAULT_LOCALE, FALLBACK_LOCALE, type Locale, territorialLocale } from '#shared/locales'
import { ROUTES } from '#shared/routes'
import { regionNames } from '#texts/names'
import { translate } from '#texts/translate'

/**
 * Returns the documents of contact persons, each with the page that shows their contact details.
 */
export async function readPersons(
  locale: Locale,
  places: FoundOnPages['persons']
): Promise<SearchDocument[]> {
  const rows = await from('contacts').select('id', 'image', 'countries')
  const contacts = await findShownContacts(
    rows.map(({ id }) => id),
    locale
  )
  const spoken = await findCountriesOfLanguages(locale)
  const names = regionNames(locale)
  const called = translate(locale, 'search.kind.person')
  return rows.flatMap(({ id, image, countries }): SearchDocument[] => {
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
        names: parseJson(countries).flatMap((code) => names.of(code) ?? []),
        keywords: [position, languages, ...(spoken.get(id) ?? []), called].join(' '),
        target: places.get(id) ?? { route: ROUTES.contact },
        image: image ?? undefined,
      },
    ]
  })
}

/** Languages of every person; they say nothing about a country. */
const COMMON_LANGUAGES: ReadonlySet<Locale> = new Set([DEFAULT_LOCALE, FALLBACK_LOCALE])

/** Returns the names of the countries whose languages each person speaks, by the person's id. */
async function findCountriesOfLanguages(locale: Locale): Promise<Map<number, string[]>> {
  const rows = await from('contact_spoken_languages')
    .orderBy(['contact_id', 'position'])
    .select('contact_id', 'locale')
  const names = regionNames(locale)
  const spoken = Map.groupBy(
    rows.filter((row) => !COMMON_LANGUAGES.has(row.locale)),
    ({ contact_id }) => contact_id
  )
  return new Map(
    Array.from(spoken, ([id, languages]) => [
      id,
      languages.flatMap((row) => names.of(territorialLocale(row.locale).slice(3)) ?? []),
    ])
  )
}
