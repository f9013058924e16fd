import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { today } from '#texts/days'
import type { PageContent } from '#content/pages/page_schema'
import type { Lookups } from '#content/schema/lookups'
import { localizedUrls, pageUrl } from '#content/pages/urls'
import type { Localize } from '#shared/alternates'
import { DEFAULT_LOCALE, FALLBACK_LOCALE, type Locale } from '#shared/locales'

/** A page in one language, as it is stored. */
export type StoredPage = {
  key: string
  component: string
  locale: Locale
  /** Gone for good, or expired. */
  gone: boolean
  noindex: boolean
  content: PageContent
  /** The record of the page's component. */
  data: unknown
  /** What content and data link to. */
  lookups: Lookups
}

const PAGE_COLUMNS = [
  'key',
  'component',
  'locale',
  'gone',
  'expires_on',
  'noindex',
  'content',
  'data',
  'lookups',
]

/** The page at a path below a locale. One look-up by a unique index. */
export async function findPage(locale: string, path: string): Promise<StoredPage | undefined> {
  const row = await db
    .from('page_translations')
    .join('pages', 'pages.key', 'page_translations.page_key')
    .where({ locale, path })
    .select(PAGE_COLUMNS)
    .first()
  return row ? storedPage(row) : undefined
}

/** The addresses of a page in all its languages. */
export async function findLocalize(pageKey: string): Promise<Localize> {
  const rows = await db
    .from('page_translations')
    .where('page_key', pageKey)
    .select('locale', 'path')
  return localizedUrls(rows)
}

/** Where an old address leads: to a URL, or nowhere any more (null). Undefined when unknown. */
export async function findRedirect(fromPath: string): Promise<string | null | undefined> {
  const row = await db.from('redirects').where('from_path', fromPath).first()
  if (!row) return undefined
  if (!row.to_route) return row.to_path
  const locale = fromPath.split('/')[1]
  const urls = await findRouteUrls([row.to_route], locale)
  return urls.get(row.to_route) ?? null
}

/**
 * Looks up the URLs of routes: in the locale, else in English, else in German. Routes that exist in
 * none of them are missing from the map.
 */
export async function findRouteUrls(
  routes: readonly string[],
  locale: string
): Promise<Map<string, string>> {
  if (routes.length === 0) return new Map()
  const locales = fallbackChain(locale)
  const found = await whereOnline(
    db.from('page_translations').join('pages', 'pages.key', 'page_translations.page_key')
  )
    .whereIn('page_key', [...routes])
    .whereIn('locale', locales)
    .select('page_key', 'locale', 'path')
  const rows = found as { page_key: string; locale: Locale; path: string }[]

  return new Map(
    Object.entries(Object.groupBy(rows, (row) => row.page_key)).flatMap(([key, versions]) => {
      const row = bestRow(versions ?? [], locales)
      return row ? [[key, pageUrl(row.locale, row.path)]] : []
    })
  )
}

/** Narrows a query over pages down to those that are there today. */
export function whereOnline<Result>(
  query: DatabaseQueryBuilderContract<Result>
): DatabaseQueryBuilderContract<Result> {
  return query
    .where('pages.gone', false)
    .whereRaw('(pages.expires_on is null or pages.expires_on >= ?)', [today()])
}

/** The languages in which a text is looked for, best first. */
export function fallbackChain(locale: string): string[] {
  return [...new Set([locale, FALLBACK_LOCALE, DEFAULT_LOCALE])]
}

/** The row in the first of the languages that has one. */
export function bestRow<Row extends { locale: string }>(
  rows: readonly Row[],
  locales: readonly string[]
): Row | undefined {
  for (const locale of locales) {
    const row = rows.find((each) => each.locale === locale)
    if (row) return row
  }
  return undefined
}

function storedPage(row: Record<string, never>): StoredPage {
  return {
    key: row.key,
    component: row.component,
    locale: row.locale,
    gone: Boolean(row.gone) || isPast(row.expires_on),
    noindex: Boolean(row.noindex),
    content: JSON.parse(row.content),
    data: JSON.parse(row.data),
    lookups: JSON.parse(row.lookups),
  }
}

/** Whether a last day is over. */
function isPast(day: string | null): boolean {
  return day !== null && day < today()
}
