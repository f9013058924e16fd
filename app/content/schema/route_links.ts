import { inLanguage } from '#shared/in_language'
import { type Locale, localeOf } from '#shared/locales'
import type { Translate } from '#shared/messages'

const ROUTE = /href="route:([a-z0-9_.]+)/g
const ROUTE_LINK = /href="route:([a-z0-9_.]+)(#[\w-]+)?"([^>]*>)(.*?)(?=<\/a>)/gs

/** The routes that a rendered text links to. */
export function linkedRoutes(html: string): string[] {
  return Array.from(html.matchAll(ROUTE), ([, route]) => route)
}

/**
 * Replaces `route:key` links by addresses. A text whose target is gone keeps its words and loses
 * the link. A link into another language carries `hreflang`, and says so as `LanguageSign` does.
 *
 * @param locale the language of the page
 * @param t gives interface texts in that language
 * @param addressOf gives a route's URL, or undefined where no page has that name
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
