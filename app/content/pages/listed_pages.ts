import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import db from '@adonisjs/lucid/services/db'
import type { FallbackLanguages } from '#content/schema/with_lang'
import type { WithLang } from '#content/schema/with_lang'
import { bestRow, fallbackChain, whereOnline } from '#content/pages/page_queries'
import { type Lookups, mergeLookups } from '#content/schema/lookups'
import type { Locale } from '#shared/locales'

/** A page as lists show it: its record, and by its key the way to it. */
export type ListedPage<Data> = {
  key: string
  data: Data & WithLang
}

/** Pages for a list, in its order, and what showing them takes. */
export type PageList<Data> = { pages: ListedPage<Data>[]; lookups: Lookups }

type Row = {
  page_key: string
  locale: Locale
  data: string
  data_lookups: string
}

/**
 * Looks up the records of several pages by one query.
 *
 * @param locale the visitor's language; a page that does not speak it is listed in English, then in
 *   German
 * @param choose joins the records' table and says which are wanted, in which order
 */
export async function findListedPages<Data>(
  locale: Locale,
  choose: (query: DatabaseQueryBuilderContract) => DatabaseQueryBuilderContract
): Promise<PageList<Data>> {
  const locales = fallbackChain(locale)
  const rows = await choose(
    whereOnline(
      db.from('page_translations').join('pages', 'pages.key', 'page_translations.page_key')
    ).whereIn('page_translations.locale', locales)
  ).select(
    'page_translations.page_key',
    'page_translations.locale',
    'page_translations.data',
    'page_translations.data_lookups'
  )

  const versionsOf = Map.groupBy(rows as Row[], (row) => row.page_key)
  const found = [...versionsOf.values()].flatMap((versions) => {
    const best = bestRow(versions, locales)
    return best ? [best] : []
  })
  return {
    pages: found.map((row) => ({
      key: row.page_key,
      data: inLanguage(JSON.parse(row.data), row.locale, locale),
    })),
    lookups: mergeLookups(
      found.map((row) => ({
        route: [row.page_key],
        image: JSON.parse(row.data_lookups).image ?? [],
      }))
    ),
  }
}

/** Marks the texts of a record that is shown on a page of another language. */
function inLanguage<Data extends WithLang>(data: Data, from: Locale, to: Locale): Data {
  if (from === to) return data
  const texts = Object.entries(data).filter(([, value]) => typeof value === 'string')
  const lang: FallbackLanguages = Object.fromEntries(texts.map(([field]) => [field, from]))
  return { ...data, lang: { ...lang, ...data.lang } }
}
