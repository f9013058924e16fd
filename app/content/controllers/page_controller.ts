import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { appUrl } from '#config/app'
import { findLocalize } from '#content/page_queries'
import { loadPageProps } from '#content/page_props'
import { resolvePage } from '#content/page_resolver'
import { isPageName, pages } from '#content/pages'
import { GoneException, NotFoundException } from '#content/page_exceptions'
import { siteContent } from '#content/site_content'
import type { Localize } from '#content/urls'

export default class PageController {
  /** Answers every address of the content: a page, a redirect, 404 or 410. */
  async show(ctx: HttpContext) {
    const { request, response, inertia, locale } = ctx

    const { path, query } = requestTarget(request)
    const resolution = await resolvePage(path)
    if (resolution.kind === 'not_found') throw new NotFoundException()
    if (resolution.kind === 'gone') throw new GoneException()
    if (resolution.kind === 'redirect') {
      return response
        .redirect()
        .status(301)
        .toPath(resolution.url + query)
    }

    const { page } = resolution
    if (!isPageName(page.component)) throw new NotFoundException()

    const localize = await findLocalize(page.key)
    const site = await siteContent(locale)
    const { name } = site.settings
    const { props, routes, structuredData } = await loadPageProps(page, request.qs(), localize, {
      origin: appUrl,
      name,
      describe: (title) => i18nManager.locale(locale).t('global.meta.description', { title, name }),
    })
    ctx.page = { key: page.key, localize, routes, texts: pages[page.component].texts ?? [] }
    return inertia.render(page.component, props, {
      structuredData: () => structuredData({ ...site.routes, ...Object.fromEntries(routes) }),
    })
  }
}

/** Path and query exactly as they were sent: a page has one spelling, and a query is kept. */
function requestTarget({ request }: HttpContext['request']): { path: string; query: string } {
  const target = request.url ?? '/'
  const end = target.includes('?') ? target.indexOf('?') : target.length
  return { path: target.slice(0, end), query: target.slice(end) }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The page that answers this request, once it is known. */
    page?: {
      key: string
      localize: Localize
      routes: ReadonlyMap<string, string>
      /** Keys of the interface texts that its component alone uses. */
      texts: readonly string[]
    }
  }
}
