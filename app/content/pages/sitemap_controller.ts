import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { createContentCache } from '#content/pages/content_version'
import { NotFoundException } from '#content/pages/exceptions'
import { listedTranslations } from '#content/pages/page_queries'
import { localizedUrls } from '#content/pages/urls'
import { from } from '#database/query'
import { parseJson } from '#database/stored_values'
import { alternates } from '#shared/alternates'
import { isLocale, LOCALES, type Locale } from '#shared/locales'
import { element, SITEMAP_NAMESPACE, type Xml, xmlDocument } from '#texts/xml'

/**
 * The number of pages per sitemap, which limits memory. Search engines accept 50,000 URLs and 50
 * MB; a page takes about 2 kB, with its URLs in all languages.
 */
const PAGES = 1_000

/** A sitemap: the pages of a language from one key up to, but not including, another. */
type Part = { first: string; next: string | undefined; modified_at: string | null }

export default class SitemapController {
  /**
   * Responds with the sitemap index. Each language has several sitemaps, so that none exceeds the
   * limits of search engines.
   */
  async index({ response }: HttpContext) {
    const sitemaps: Xml[] = []
    for (const locale of LOCALES) {
      for (const [index, { modified_at }] of (await partsOf(locale)).entries()) {
        const name = index === 0 ? locale : `${locale}-${index + 1}`
        const loc = element('loc', `${appUrl}/sitemaps/${name}.xml`)
        sitemaps.push(element('sitemap', [loc, lastmod(modified_at)]))
      }
    }
    response.type('application/xml', 'utf-8')
    return xmlDocument('sitemapindex', sitemaps, { xmlns: SITEMAP_NAMESPACE })
  }

  /** Responds with a sitemap: pages of one language, each with its alternates and pictures. */
  async show({ params, response }: HttpContext) {
    const [, locale = '', number = '1'] =
      /^([a-z]{2})(?:-(\d+))?(?:\.xml)?$/.exec(params.name) ?? []
    if (!isLocale(locale)) throw new NotFoundException()
    const part = (await partsOf(locale))[Number(number) - 1]
    if (!part && number !== '1') throw new NotFoundException()

    const urls = part ? await entriesOf(locale, part) : []
    response.type('application/xml', 'utf-8')
    return xmlDocument('urlset', urls, {
      xmlns: SITEMAP_NAMESPACE,
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
      'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
    })
  }
}

const parts = createContentCache<Part[]>(LOCALES.length)

/** Returns the sitemaps of a language, ordered by page key. */
function partsOf(locale: Locale): Promise<Part[]> {
  return parts.get(locale, async () => {
    const found: Part[] = []
    for (let next: string | undefined = ''; next !== undefined; ) {
      const rows: { page_key: string; modified_at: string | null }[] = await listedTranslations()
        .where({ locale })
        .where('page_key', '>=', next)
        .orderBy('page_key')
        .limit(PAGES + 1)
        .select('page_key', 'modified_at')
      const listed = rows.slice(0, PAGES)
      const times = listed.map((row) => row.modified_at ?? '')
      next = rows[PAGES]?.page_key
      if (listed[0]) {
        const { page_key: first } = listed[0]
        found.push({ first, next, modified_at: times.toSorted().at(-1) || null })
      }
    }
    return found
  })
}

async function entriesOf(locale: Locale, { first, next }: Part): Promise<Xml[]> {
  const spoken = from('page_translations').where({ locale }).where('page_key', '>=', first)
  const query = listedTranslations()
    .whereIn(
      'page_key',
      (next === undefined ? spoken : spoken.where('page_key', '<', next)).select('page_key')
    )
    .orderBy('page_key')
    .select('page_key', 'locale', 'path', 'modified_at')
  const versionsOf = Map.groupBy(await query, (row) => row.page_key)
  const pictures = await picturesOf(locale, [...versionsOf.keys()])

  return Array.from(versionsOf).flatMap(([key, versions]) => {
    const own = versions.find((version) => version.locale === locale)
    if (!own) return []
    const localize = localizedUrls(versions)
    const links = alternates(localize, appUrl).map(({ hreflang, href }) =>
      element('xhtml:link', [], { rel: 'alternate', hreflang, href })
    )
    const images = (pictures.get(key) ?? []).map((url) =>
      element('image:image', element('image:loc', appUrl + url))
    )
    const loc = element('loc', `${appUrl}${localize[locale]}`)
    return element('url', [loc, lastmod(own.modified_at), ...links, ...images])
  })
}

/** Returns the `lastmod` element; undefined if the time is unknown. */
function lastmod(time: string | null | undefined): Xml | undefined {
  return time ? element('lastmod', time) : undefined
}

/** Returns the URLs of the pictures that pages show in a language, by page key. */
async function picturesOf(locale: Locale, keys: string[]): Promise<Map<string, string[]>> {
  const images = await from('images').select('file', 'original_url')
  const photographs = images.filter(({ original_url }) => !original_url.endsWith('.svg'))
  const urls = new Map(photographs.map(({ file, original_url }) => [file, original_url]))
  const pages = await from('page_translations')
    .where({ locale })
    .whereIn('page_key', keys)
    .select('page_key', 'lookups')
  return new Map(
    pages.map(({ page_key, lookups }) => {
      const files = (parseJson(lookups).image ?? []).map(String)
      return [page_key, [...new Set(files)].flatMap((file) => urls.get(file) ?? [])]
    })
  )
}
