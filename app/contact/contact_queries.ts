import type { Contact, SpokenLanguage } from '#content/blocks/contact'
import { createContentCache } from '#content/pages/content_version'
import { from } from '#database/query'
import { findImages, type ImageProps } from '#media/pictures/image_queries'
import { shownPosition } from '#shared/contacts'
import { LOCALES, type Locale } from '#shared/locales'
import { languageNames } from '#texts/names'

/** Finds a contact person by id, with texts for a language. */
export async function findContact(id: number, locale: Locale): Promise<Contact | undefined> {
  return (await findContacts([id], locale)).get(id)
}

/** Finds contact persons for a page of a language, with only the position that the page shows. */
export async function findShownContacts(
  ids: readonly number[],
  locale: Locale
): Promise<Map<number, Contact>> {
  const contacts = await findContacts(ids, locale)
  return new Map(
    Array.from(contacts, ([id, contact]) => {
      const shown = shownPosition(contact, locale)
      return [id, { ...contact, translations: shown ? [shown] : [] }]
    })
  )
}

const contacts = createContentCache<ReadonlyMap<number, Contact>>(LOCALES.length)

/** Finds contact persons by id. Unknown ids are missing from the map. */
async function findContacts(ids: readonly number[], locale: Locale): Promise<Map<number, Contact>> {
  if (ids.length === 0) return new Map()
  const all = await contacts.get(locale, () => readContacts(locale))
  return new Map(
    ids.flatMap((id): [number, Contact][] => {
      const contact = all.get(id)
      return contact ? [[id, contact]] : []
    })
  )
}

/** Reads all contact persons, because they are few and many pages show them. */
async function readContacts(locale: Locale): Promise<Map<number, Contact>> {
  const rows = await from('contacts')
  const positions = await from('contact_translations').orderBy('locale')
  const languages = await from('contact_spoken_languages')
    .join('spoken_languages', 'spoken_languages.locale', 'contact_spoken_languages.locale')
    .orderBy('position')
    .select('contact_id', 'spoken_languages.id', 'spoken_languages.locale', 'image')

  const files = [...rows, ...languages].map(({ image }) => image).filter((file) => file !== null)
  const images = await findImages([...new Set(files)], locale)
  const names = languageNames(locale)

  return new Map(
    rows.map(({ id, title, first_name, last_name, phone, mobile, email, position, image }) => [
      id,
      {
        id,
        title,
        first_name,
        last_name,
        image: (image && images.get(image)) || null,
        phone,
        mobile,
        email,
        position,
        translations: positions
          .filter((row) => row.contact_id === id)
          .map((row) => ({ locale: row.locale, position: row.position })),
        spoken_languages: languages
          .filter((row) => row.contact_id === id)
          .flatMap((row) => toSpokenLanguage(row, names, images.get(row.image))),
      },
    ])
  )
}

function toSpokenLanguage(
  { id, locale }: { id: number; locale: Locale },
  names: Intl.DisplayNames,
  flag: ImageProps | undefined
): SpokenLanguage[] {
  if (!flag) return []
  const { original_url, width, height } = flag
  return [{ id, name: names.of(locale) ?? locale, svg_image: { original_url, width, height } }]
}
