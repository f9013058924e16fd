import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { textsOf } from '#content/blocks'
import { findLocalize, type StoredPage } from '#content/page_queries'
import { loadPageProps } from '#content/page_props'
import { NotFoundException } from '#content/page_exceptions'
import { isPageName, pages } from '#content/pages'
import { siteContent } from '#content/site_content'
import { say } from '#forms/texts'

/**
 * Renders a page of the content.
 *
 * @param answer props that tell how a form of the page went, in the place of the page's own
 */
export async function renderPage(ctx: HttpContext, page: StoredPage, answer: object = {}) {
  if (!isPageName(page.component)) throw new NotFoundException()
  const { inertia, locale, request } = ctx
  const localize = await findLocalize(page.key)
  const site = await siteContent(locale)
  const { name } = site.settings
  const { props, routes, structuredData } = await loadPageProps(page, request.qs(), localize, {
    origin: appUrl,
    name,
    describe: (title) => say(locale, 'global.meta.description', { title, name }),
  })
  const texts = [...(pages[page.component].texts ?? []), ...textsOf(props.blocks)]
  ctx.page = { key: page.key, localize, routes, texts }
  return inertia.render(
    page.component,
    { ...props, ...answer },
    { structuredData: () => structuredData({ ...site.routes, ...Object.fromEntries(routes) }) }
  )
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The page that answers this request, once it is known. */
    page?: {
      key: string
      localize: Awaited<ReturnType<typeof findLocalize>>
      routes: ReadonlyMap<string, string>
      /** Keys of the interface texts that its component and its blocks use. */
      texts: readonly string[]
    }
  }
}
