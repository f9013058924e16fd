import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { NotFoundException } from '#content/pages/exceptions'
import { listedTranslations } from '#content/pages/page_queries'
import { dataSheetFile } from '#shared/group_files'
import { isLocale, type Locale } from '#shared/locales'

/** The sitemaps of data sheets, beside those of pages: robots.txt names their index. */
export default class DataSheetSitemapController {
  /** One sitemap for each language that has product groups. */
  async index({ response }: HttpContext) {
    const languages = await groupsWith().groupBy('locale').orderBy('locale').select('locale')
    response.type('application/xml', 'utf-8')
    return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${languages.map(({ locale }) => `<sitemap><loc>${appUrl}/data/sitemaps/${locale}.xml</loc></sitemap>`).join('\n')}
</sitemapindex>
`
  }

  /** The data sheets in a language, each with the last change of what it says. */
  async show({ params, response }: HttpContext) {
    const locale: string = params.name.slice(0, -'.xml'.length)
    if (!isLocale(locale)) throw new NotFoundException()
    const groups = await groupsWith().where({ locale }).orderBy('key').select('key', 'modified_at')
    if (groups.length === 0) throw new NotFoundException()
    response.type('application/xml', 'utf-8')
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${groups.map((group) => entryOf(group, locale)).join('\n')}
</urlset>
`
  }
}

/** The pages of product groups in their languages that search engines may list. */
function groupsWith() {
  return listedTranslations().join('product_groups', 'product_groups.page_key', 'pages.key')
}

function entryOf(group: { key: string; modified_at: string | null }, locale: Locale): string {
  const changed = group.modified_at ? `<lastmod>${group.modified_at}</lastmod>` : ''
  return `<url><loc>${appUrl}${dataSheetFile(group.key, locale)}</loc>${changed}</url>`
}
