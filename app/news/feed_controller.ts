import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { NotFoundException } from '#content/pages/exceptions'
import { findRouteUrls } from '#content/pages/page_queries'
import { registry } from '#content/pages/registry'
import { findAnnouncements } from '#news/announcements'
import { isLocale } from '#shared/locales'
import { ROUTES } from '#shared/routes'
import { today } from '#texts/days'
import { translate } from '#texts/translate'
import { element, xmlDocument } from '#texts/xml'

/** The maximum number of announcements in a feed. */
const MAX_ENTRIES = 20

/** Returns an id that does not change with the URL (RFC 4151). */
function tagUri(name: string): string {
  return `tag:${new URL(appUrl).hostname},2026:${name}`
}

/** Responds with the news of a language as an Atom feed (RFC 4287). */
export default class FeedController {
  async show({ params, response }: HttpContext) {
    const locale = params.locale.replace(/\.xml$/, '')
    if (!isLocale(locale)) throw new NotFoundException()
    const { pages } = await findAnnouncements(locale, today(), MAX_ENTRIES)
    if (pages.length === 0) throw new NotFoundException()

    const { name } = await registry().frame(locale)
    const urls = await findRouteUrls([ROUTES.news, ...pages.map(({ key }) => key)], locale)
    const urlOf = (key: string) => appUrl + (urls.get(key) ?? '')
    /** The editor's publication date. The time of the load would change with each new database. */
    const times = pages.map(({ data }) => `${data.published_on}T00:00:00Z`)
    const entries = pages.map(({ key, data }, index) =>
      element('entry', [
        element('id', tagUri(`${key}/${locale}`)),
        element('link', [], { href: urlOf(key) }),
        element('title', data.title),
        element('published', times[index]),
        element('updated', times[index]),
        element('summary', data.text),
      ])
    )
    const self = `${appUrl}/feeds/${locale}.xml`
    const title = `${name} – ${translate(locale, 'records.ui.all_news')}`
    response.type('application/atom+xml', 'utf-8')
    return xmlDocument(
      'feed',
      [
        element('id', self),
        element('link', [], { rel: 'self', href: self }),
        element('link', [], { href: urlOf(ROUTES.news) }),
        element('title', title),
        element('updated', times.toSorted().at(-1)),
        element('author', element('name', name)),
        ...entries,
      ],
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale }
    )
  }
}
