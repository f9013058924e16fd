import { inLanguage } from '#shared/in_language'
import { type Locale, localeOf } from '#shared/locales'
import type { Translate } from '#shared/messages'

const ROUTE = /href="route:([^"#]*)/g
const ROUTE_LINK = /href="route:([^"#]*)(#[^"]*)?"([^>]*>)(.*?)(?=<\/a>)/gs

/** Returns the routes that a rendered text links to. */
export function linkedRoutes(html: string): string[] {
  return Array.from(html.matchAll(ROUTE), ([, route]) => route)
}

/**
 * Replaces `route:key` links by URLs. If the target does not exist, the link is replaced by its
 * text. A link to another language gets `hreflang` and the language sign, as `LanguageSign` renders
 * it.
 *
 * @param locale the language of the page
 * @param t returns interface texts in that language
 * @param addressOf returns a route's URL, or undefined if no page has that name
 */
export function resolveRouteLinks(
  html: string,
  locale: Locale,
  t: Translate,
  addressOf: (route: string) => string | undefined
): string {
  return html.replace(ROUTE_LINK, (_, route: string, anchor = '', rest: string, words: string) => {
    const url = addressOf(route)
    if (!url) return rest + words
    const language = localeOf(url)
    if (!language || language === locale) return `href="${url}${anchor}"${rest}${words}`
    const sign = `<span class="language-sign" lang="${locale}"> (${inLanguage(t, language)})</span>`
    return `href="${url}${anchor}" hreflang="${language}"${rest}${words}${sign}`
  })
}
