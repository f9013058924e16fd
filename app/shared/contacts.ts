import type { Locale } from '#shared/locales'

/**
 * The position to show of a contact person (specification §3 "Contact"): the translation into the
 * page's language; with only one translation the base position; with none, nothing.
 *
 * @returns the position and its language
 */
export function shownPosition(
  contact: { position: string | null; translations: readonly Translation[] },
  locale: Locale
): Translation | undefined {
  const { position, translations } = contact
  const translation = translations.find((each) => each.locale === locale)
  if (translation) return translation
  const [only, ...others] = translations
  return only && others.length === 0 && position ? { locale: only.locale, position } : undefined
}

type Translation = { locale: Locale; position: string }

/** The full name of a person, starting with the title. */
export function fullName(person: {
  title: string | null
  first_name: string
  last_name: string
}): string {
  return [person.title, person.first_name, person.last_name].filter(Boolean).join(' ')
}
