import { createContentCache } from '#content/pages/content_version'
import { findListedPages } from '#content/pages/listed_pages'
import { LOCALES, type Locale } from '#shared/locales'
import { ROUTES } from '#shared/routes'
import { keepRangesWhole } from '#texts/plain_text'

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
