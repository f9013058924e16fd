import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { NotFoundException } from '#content/pages/exceptions'
import { listedTranslations } from '#content/pages/page_queries'
import { localizedUrls } from '#content/pages/urls'
import { from } from '#database/query'
import { parseJson } from '#database/stored_values'
import { alternates } from '#shared/alternates'
import { isLocale, LOCALES, type Locale } from '#shared/locales'

export default class SitemapController {
  /** The index: one sitemap per language, so that none outgrows what search engines accept. */
  async index({ response }: HttpContext) {
    const rows = await listedTranslations()
      .distinct('locale', 'modified_at')
      .select('locale', 'modified_at')
    const timesOf = Map.groupBy(rows, (row) => row.locale)
    const sitemaps = LOCALES.flatMap((locale) => {
      const times = timesOf.get(locale)?.map(({ modified_at }) => modified_at ?? '')
      const latest = times?.toSorted().at(-1)
      return times
        ? `<sitemap><loc>${appUrl}/sitemaps/${locale}.xml</loc>${lastmod(latest)}</sitemap>`
        : []
    })
    response.type('application/xml', 'utf-8')
    return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${sitemaps.join('\n')}
</sitemapindex>
`
  }

  /** The pages of one language, each with its versions in all others and with its pictures. */
  async show({ params, response }: HttpContext) {
    const locale = params.locale.replace(/\.xml$/, '')
    if (!isLocale(locale)) throw new NotFoundException()

    const rows = await listedTranslations()
      .whereIn('page_key', from('page_translations').where({ locale }).select('page_key'))
      .orderBy('page_key')
      .select('page_key', 'locale', 'path', 'modified_at')
    const pictures = await picturesOf(locale)

    const urls = Object.values(Object.groupBy(rows, (row) => row.page_key)).map((versions) => {
      const localize = localizedUrls(versions ?? [])
      const links = alternates(localize, appUrl).map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`
      )
      const own = versions?.find((version) => version.locale === locale)
      const images = (pictures.get(own?.page_key ?? '') ?? []).map(
        (url) => `<image:image><image:loc>${appUrl}${url}</image:loc></image:image>`
      )
      const told = [lastmod(own?.modified_at), ...links, ...images].join('')
      return `<url><loc>${appUrl}${localize[locale]}</loc>${told}</url>`
    })
    response.type('application/xml', 'utf-8')
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`
  }
}

/** When something last changed; nothing where that is not known. */
function lastmod(time: string | null | undefined): string {
  return time ? `<lastmod>${time}</lastmod>` : ''
}

/** The addresses of the pictures that the pages of a language show, by the pages' keys. */
async function picturesOf(locale: Locale): Promise<Map<string, string[]>> {
  const images = await from('images').select('file', 'original_url')
  const photographs = images.filter(({ original_url }) => !original_url.endsWith('.svg'))
  const urls = new Map(photographs.map(({ file, original_url }) => [file, original_url]))
  const pages = await from('page_translations').where({ locale }).select('page_key', 'lookups')
  return new Map(
    pages.map(({ page_key, lookups }) => {
      const files = (parseJson(lookups).image ?? []).map(String)
      return [page_key, [...new Set(files)].flatMap((file) => urls.get(file) ?? [])]
    })
  )
}
