import { type PageData, pageData } from '#content/pages/page_data'
import {
  bestRow,
  cacheRouteUrls,
  fallbackChain,
  shownTranslations,
} from '#content/pages/page_queries'
import { type PagingProps, pageOf } from '#content/pages/paging'
import { pageUrl } from '#content/pages/urls'
import { type Lookups, mergeLookups } from '#content/schema/lookups'
import type { FallbackLanguages, WithLang } from '#content/schema/with_lang'
import type { QueryOver } from '#database/query'
import { parseJson } from '#database/stored_values'
import type { Locale } from '#shared/locales'

/** A page in a list: its record, and its key for the link. */
export type ListedPage<Data> = {
  key: string
  data: Data & WithLang
  /** The time of its last change (ISO 8601). */
  modified_at: string | null
}

/** Pages of a list, in order, and the lookups they need. */
export type PageList<Data> = { pages: ListedPage<Data>[]; lookups: Lookups }

/** A query over pages in their languages, which may join record tables. */
export type PageQuery = QueryOver<'pages' | 'page_translations'>

/**
 * Finds the records of several pages with one query.
 *
 * @param components the component of the pages, or several
 * @param locale the visitor's language; a page without it is listed in English, otherwise in German
 * @param choose joins the record table and adds conditions and order
 */
export async function findListedPages<Component extends keyof PageData>(
  components: Component | readonly Component[],
  locale: Locale,
  choose: (query: PageQuery) => PageQuery
): Promise<PageList<PageData[Component]>> {
  const locales = fallbackChain(locale)
  const rows = await choose(shownPages(components, locales)).select(
    'pages.component',
    'page_translations.page_key',
    'page_translations.locale',
    'page_translations.path',
    'page_translations.data',
    'page_translations.data_lookups',
    'page_translations.modified_at'
  )

  const versionsOf = Map.groupBy(rows, (row) => row.page_key)
  const found = [...versionsOf.values()].flatMap((versions) => {
    const best = bestRow(versions, locales)
    return best ? [best] : []
  })
  const spoken = found.filter((row) => row.locale === locale)
  const urls = spoken.map((row): [string, string] => [row.page_key, pageUrl(locale, row.path)])
  await cacheRouteUrls(new Map(urls), locale)
  return {
    pages: found.map((row) => ({
      key: row.page_key,
      modified_at: row.modified_at,
      data: inLanguage(pageData(row.component as Component, row.data), row.locale, locale),
    })),
    lookups: mergeLookups(
      found.map((row) => ({
        route: [row.page_key],
        image: parseJson(row.data_lookups).image ?? [],
      }))
    ),
  }
}

/**
 * Finds one page of a paginated list. Of all other entries only the keys are read.
 *
 * @param choose joins the record table and adds conditions and order
 */
export async function findListPart<Component extends keyof PageData>(
  component: Component,
  locale: Locale,
  page: number,
  perPage: number,
  choose: (query: PageQuery) => PageQuery
): Promise<PageList<PageData[Component]> & { paging: PagingProps }> {
  const all = await choose(shownPages(component, [locale])).select('page_translations.page_key')
  const keys = all.map(({ page_key }) => page_key)
  const { entries, paging } = pageOf(keys, page, perPage)
  const part = await findListedPages(component, locale, (query) =>
    choose(query.where('page_translations.locale', locale)).whereIn(
      'page_translations.page_key',
      entries
    )
  )
  return { ...part, paging }
}

function shownPages(components: string | readonly string[], locales: Locale[]): PageQuery {
  return shownTranslations()
    .whereIn('pages.component', [components].flat())
    .whereIn('page_translations.locale', locales)
}

/** Marks the texts of a record that is shown on a page of another language. */
function inLanguage<Data extends WithLang>(data: Data, spoken: Locale, asked: Locale): Data {
  if (spoken === asked) return data
  const texts = Object.entries(data).filter(([, value]) => typeof value === 'string')
  const lang: FallbackLanguages = Object.fromEntries(texts.map(([field]) => [field, spoken]))
  return { ...data, lang: { ...lang, ...data.lang } }
}
