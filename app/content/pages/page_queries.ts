import { createContentCache } from '#content/pages/content_version'
import type { PageContent } from '#content/pages/page_schema'
import { localizedUrls, pageUrl } from '#content/pages/urls'
import type { Lookups } from '#content/schema/lookups'
import { from, type QueryOver } from '#database/query'
import { isTrue, type Json, parseJson } from '#database/stored_values'
import type { Row as RowOf } from '#database/tables'
import type { Localize } from '#shared/alternates'
import { DEFAULT_LOCALE, FALLBACK_LOCALE, type Locale, localeOf } from '#shared/locales'
import { perLocale } from '#shared/per_locale'
import type { RouteName } from '#shared/routes'
import { today } from '#texts/days'

/** A page in one language, as stored. */
export type StoredPage = {
  key: string
  component: string
  locale: Locale
  /** Its URLs in all its languages. */
  localize: Localize
  /** Whether it is removed for good or expired. */
  gone: boolean
  /** Whether it is a draft or not yet published. */
  hidden: boolean
  noindex: boolean
  /** The time of its last change in this language (ISO 8601). */
  modified_at: string | null
  content: PageContent
  /** The record of the page component. */
  data: unknown
  /** The link targets of content and data. */
  lookups: Lookups
}

declare module '#database/tables' {
  interface ColumnTypes {
    'page_translations.content': Json<PageContent>
    'page_translations.data': Json<unknown>
    'page_translations.lookups': Json<Lookups>
    'page_translations.data_lookups': Json<Lookups>
  }
}

/**
 * Small, because complete responses are cached in front of the application; mostly pages with URL
 * parameters are read here.
 */
const pages = createContentCache<StoredPage>(30)

/**
 * Finds the page at a path below a locale, with the URLs of all its languages. Uses one lookup by a
 * unique index.
 */
export function findPage(locale: Locale, path: string): Promise<StoredPage | undefined> {
  return pages.get(`${locale} ${path}`, () => readPage(locale, path))
}

async function readPage(locale: Locale, path: string): Promise<StoredPage | undefined> {
  const rows = await translations()
    .where('page_key', from('page_translations').where({ locale, path }).select('page_key'))
    .select('key', 'component', 'locale', 'path', 'gone', 'expires_on', 'noindex')
    .select('content', 'data', 'lookups', 'modified_at')
    .select('draft', 'publish_from', 'publish_until')
  const row = rows.find((each) => each.locale === locale)
  if (!row) return undefined
  const { key, component, expires_on } = row
  return {
    key,
    component,
    locale,
    localize: localizedUrls(rows.filter((each) => each === row || isShown(each))),
    gone: isTrue(row.gone) || isPast(expires_on) || isPast(row.publish_until),
    hidden: isHidden(row),
    noindex: isTrue(row.noindex),
    modified_at: row.modified_at,
    content: parseJson(row.content),
    data: parseJson(row.data),
    lookups: parseJson(row.lookups),
  }
}

const localizes = createContentCache<Localize>(20)

/** Returns the URLs of a route in all languages of its page. */
export function findLocalize(route: RouteName): Promise<Localize> {
  return localizes.get(route, async () =>
    localizedUrls(await shownTranslations().where('page_key', route).select('locale', 'path'))
  )
}

/**
 * Returns the target of an old address: a URL, null if the address is gone, or undefined if it is
 * unknown.
 */
export async function findRedirect(fromPath: string): Promise<string | null | undefined> {
  const redirect = await from('redirects').where('from_path', fromPath).first()
  if (!redirect) return undefined
  const { to_route, to_path } = redirect
  if (!to_route) return to_path
  const locale = localeOf(fromPath) ?? DEFAULT_LOCALE
  const urls = await findRouteUrls([to_route], locale)
  return urls.get(to_route) ?? null
}

const routeUrls = perLocale(() => createContentCache<string>(1_000))

/**
 * Finds the URLs of routes, in the order of the routes: in the locale, otherwise in English,
 * otherwise in German. Routes without a page in any of them are omitted.
 */
export function findRouteUrls(
  routes: readonly string[],
  locale: Locale
): Promise<Map<string, string>> {
  return routeUrls(locale).getAll(routes.toSorted(), (missing) => readRouteUrls(missing, locale))
}

/** Caches URLs of routes that another query has returned in the page's own language. */
export async function cacheRouteUrls(urls: ReadonlyMap<string, string>, locale: Locale) {
  await routeUrls(locale).getAll([...urls.keys()], async () => urls)
}

async function readRouteUrls(
  routes: readonly string[],
  locale: Locale
): Promise<Map<string, string>> {
  const locales = fallbackChain(locale)
  const rows = await shownTranslations()
    .whereIn('page_key', routes)
    .whereIn('locale', locales)
    .select('page_key', 'locale', 'path')
  return new Map(
    Object.entries(Object.groupBy(rows, (row) => row.page_key)).flatMap(([key, versions]) => {
      const row = bestRow(versions ?? [], locales)
      return row ? [[key, pageUrl(row.locale, row.path)]] : []
    })
  )
}

/** SQL condition: the page is published today in its language. */
const SHOWN = `not page_translations.draft
  and (page_translations.publish_from is null or page_translations.publish_from <= ?)
  and (page_translations.publish_until is null or page_translations.publish_until >= ?)`

/** Restricts a query over pages in their languages to those published today. */
export function whereShown<Pages extends QueryOver<'pages' | 'page_translations'>>(
  query: Pages
): Pages {
  return whereNotGone(query).whereRaw(SHOWN, [today(), today()])
}

/** Restricts a query over pages to those published today in any language. */
export function whereOnline<Pages extends QueryOver<'pages'>>(query: Pages): Pages {
  return whereNotGone(query).whereRaw(
    `exists (select 1 from page_translations where page_translations.page_key = pages.key and ${SHOWN})`,
    [today(), today()]
  )
}

function whereNotGone<Pages extends QueryOver<'pages'>>(query: Pages): Pages {
  return query
    .where('pages.gone', false)
    .whereRaw('(pages.expires_on is null or pages.expires_on >= ?)', [today()])
}

function translations() {
  return from('page_translations').join('pages', 'pages.key', 'page_translations.page_key')
}

/** Queries the pages in their languages that are published today. */
export function shownTranslations() {
  return whereShown(translations())
}

/** Queries the pages in their languages that search engines may index. */
export function listedTranslations() {
  return shownTranslations().where('noindex', false)
}

/** Returns the URLs of all pages that search engines may index. */
export async function findListedUrls(): Promise<string[]> {
  const rows = await listedTranslations().select('locale', 'path')
  return rows.map(({ locale, path }) => pageUrl(locale, path))
}

/**
 * Returns the URLs of indexable or gone pages that have changed since a time, by a load or because
 * their publication day was reached.
 */
export async function findUrlsChangedSince(time: Date): Promise<string[]> {
  const day = today(time)
  const rows = await translations()
    .where('noindex', false)
    .whereRaw(
      `(modified_at >= ? or publish_from between ? and ? or publish_until between ? and ?
        or expires_on between ? and ?)`,
      [time.toISOString(), day, today(), day, today(), day, today()]
    )
    .orderBy(['locale', 'path'])
    .select('locale', 'path', 'draft', 'publish_from', 'publish_until')
  return rows.filter((row) => !isHidden(row)).map(({ locale, path }) => pageUrl(locale, path))
}

/** Returns the languages in which a text is looked up, in order of preference. */
export function fallbackChain(locale: Locale): Locale[] {
  return [...new Set<Locale>([locale, FALLBACK_LOCALE, DEFAULT_LOCALE])]
}

/** Returns the row in the most preferred language. */
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

type Publishing = Pick<RowOf<'page_translations'>, 'draft' | 'publish_from' | 'publish_until'>

function isHidden({ draft, publish_from }: Publishing): boolean {
  return isTrue(draft) || (publish_from !== null && publish_from > today())
}

function isShown(row: Publishing): boolean {
  return !isHidden(row) && !isPast(row.publish_until)
}

/** Whether a last day has passed. */
function isPast(day: string | null): boolean {
  return day !== null && day < today()
}
