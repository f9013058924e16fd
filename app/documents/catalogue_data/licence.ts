import { findMaker } from '#catalogue/maker'
import { appUrl } from '#config/app'
import { DEFAULT_LOCALE, LOCALE_TITLES, LOCALES } from '#shared/locales'
import { translate } from '#texts/translate'

/** The URL of the terms of use. */
export const LICENCE_URL = `${appUrl}/data/licence.txt`

/** Returns the terms of use of the data in all languages, and the contact for questions. */
export async function* writeLicence(): AsyncGenerator<string> {
  const { name, address } = await findMaker(DEFAULT_LOCALE)
  for (const locale of LOCALES) {
    yield `${LOCALE_TITLES[locale]}: ${translate(locale, 'catalogue.data.licence')}\n\n`
  }
  const { company = name, street, postal_code, city, phone, email } = address ?? {}
  const town = [postal_code, city].filter(Boolean).join(' ')
  yield `${[company, street, town, phone, email, appUrl].filter(Boolean).join('\n')}\n`
}
