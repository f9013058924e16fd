import { createContentCache } from '#content/pages/content_version'
import { findListedPages } from '#content/pages/listed_pages'
import { LOCALES, type Locale } from '#shared/locales'
import { ROUTES } from '#shared/routes'
import { keepRangesWhole } from '#texts/plain_text'
import { translate } from '#texts/translate'

/** The company's telephone number, and when somebody answers. */
export type Reachability = { phone: string; opening_hours: string }

const reachabilities = createContentCache<{ found?: Reachability }>(LOCALES.length)

/** Finds them in the content of the contact page; undefined without such a page. */
export async function findReachability(locale: Locale): Promise<Reachability | undefined> {
  const { found } = await reachabilities.get(locale, async () => {
    const { pages } = await findListedPages('Contact/Show', locale, (query) =>
      query.where('page_translations.page_key', ROUTES.contact)
    )
    const data = pages.at(0)?.data
    return data
      ? {
          found: {
            phone: data.phone,
            opening_hours: keepRangesWhole(data.opening_hours),
          },
        }
      : {}
  })
  return found
}

/** Returns them as facts of a mail; empty without such a page. */
export async function reachabilityFacts(
  locale: Locale
): Promise<{ label: string; value: string }[]> {
  const found = await findReachability(locale)
  if (!found) return []
  return [
    { label: translate(locale, 'contact.phone'), value: found.phone },
    { label: translate(locale, 'contact.opening_hours'), value: found.opening_hours },
  ]
}
