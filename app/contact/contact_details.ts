import { createContentCache } from '#content/pages/content_version'
import { findListedPages } from '#content/pages/listed_pages'
import type { Fact } from '#outbox/compose_mail'
import { LOCALES, type Locale } from '#shared/locales'
import { ROUTES } from '#shared/routes'
import { keepRangesWhole } from '#texts/plain_text'
import { translate } from '#texts/translate'

const details = createContentCache<Fact[]>(LOCALES.length)

/**
 * Returns the company's telephone number and opening hours for mails, from the contact page; empty
 * without such a page.
 */
export function contactDetails(locale: Locale): Promise<Fact[]> {
  return details.get(locale, async () => {
    const { pages } = await findListedPages('Contact/Show', locale, (query) =>
      query.where('page_translations.page_key', ROUTES.contact)
    )
    return pages.flatMap(({ data }) => [
      { label: translate(locale, 'contact.phone'), value: data.phone },
      {
        label: translate(locale, 'contact.opening_hours'),
        value: keepRangesWhole(data.opening_hours),
      },
    ])
  })
}
