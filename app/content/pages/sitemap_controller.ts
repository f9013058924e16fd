import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { NotFoundException } from '#content/pages/exceptions'
import { listedTranslations } from '#content/pages/page_queries'
import { localizedUrls } from '#content/pages/urls'
import { from } from '#database/query'
import { alternates } from '#shared/alternates'
import { isLocale, LOCALES } from '#shared/locales'

export default class SitemapController {
  /** The index: one sitemap per language, so that none outgrows what search engines accept. */
  async index({ response }: HttpContext) {
    const rows = await listedTranslations().distinct('locale').select('locale')
    const present = new Set(rows.map((row) => row.locale))
    const sitemaps = LOCALES.filter((locale) => present.has(locale)).map(
      (locale) => `<sitemap><loc>${appUrl}/sitemaps/${locale}.xml</loc></sitemap>`
    )
    response.type('application/xml', 'utf-8')
    return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${sitemaps.join('\n')}
</sitemapindex>
`
  }

  /** The pages of one language, each with its versions in all others. */
  async show({ params, response }: HttpContext) {
    const locale = params.locale.replace(/\.xml$/, '')
    if (!isLocale(locale)) throw new NotFoundException()

    const rows = await listedTranslations()
      .whereIn('page_key', from('page_translations').where({ locale }).select('page_key'))
      .orderBy('page_key')
      .select('page_key', 'locale', 'path')

    const urls = Object.values(Object.groupBy(rows, (row) => row.page_key)).map((versions) => {
      const localize = localizedUrls(versions ?? [])
      const links = alternates(localize, appUrl).map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`
      )
      return `<url><loc>${appUrl}${localize[locale]}</loc>${links.join('')}</url>`
    })
    response.type('application/xml', 'utf-8')
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
  }
}
