const ROUTE_LINK = /href="route:([a-z0-9_.]+)(#[\w-]+)?"/g

/** The routes that a rendered text links to. */
export function linkedRoutes(html: string): string[] {
  return Array.from(html.matchAll(ROUTE_LINK), ([, route]) => route)
}

/**
 * Replaces `route:key` links by addresses. A text whose target is gone keeps its words and loses
 * the link.
 *
 * @param addressOf gives a route's URL, or undefined where no page has that name
 * @param locale the language of the page: a link into another language carries `hreflang`
 */
export function resolveRouteLinks(
  html: string,
  locale: string,
  addressOf: (route: string) => string | undefined
): string {
  return html.replace(ROUTE_LINK, (_, route: string, anchor = '') => {
    const url = addressOf(route)
    if (!url) return ''
    const target = url.split('/')[1]
    const hreflang = target === locale ? '' : ` hreflang="${target}"`
    return `href="${url}${anchor}"${hreflang}`
  })
}
