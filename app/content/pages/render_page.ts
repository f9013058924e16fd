import type { HttpContext } from '@adonisjs/core/http'
import type { InertiaPages } from '@adonisjs/inertia/types'
import { appUrl } from '#config/app'
import { NotFoundException } from '#content/pages/exceptions'
import { loadPage } from '#content/pages/page_props'
import type { StoredPage } from '#content/pages/page_queries'
import { registry } from '#content/pages/registry'
import type { Localize } from '#shared/alternates'
import type { Messages } from '#shared/messages'
import { translate } from '#texts/translate'

/** What makes of a page an answer to one visitor. */
type Personal = {
  /** Props that tell how a form of the page went, in the place of the page's own. */
  answer?: object
  /** The day as of which the page is shown before its time. */
  preview?: string
}

/** Renders a page of the content. */
export async function renderPage(
  ctx: HttpContext,
  page: StoredPage,
  { answer, preview }: Personal = {}
) {
  const { pages, frame } = registry()
  const definition = pages[page.component]
  if (!definition) throw new NotFoundException()
  const { inertia, locale, request } = ctx
  const { name, routes: frameRoutes } = await frame(locale)
  const { props, routes, messages, structuredData, isCacheable } = await loadPage(
    page,
    definition,
    request.qs(),
    {
      locale,
      origin: appUrl,
      name,
      routes: frameRoutes,
      describe: (title) => translate(locale, 'global.meta.description', { title, name }),
    }
  )
  ctx.page = { key: page.key, localize: page.localize, routes, messages, preview }
  ctx.isForEverybody = isCacheable && !answer && !preview && isUsual(request, props.meta.query)
  return inertia.render(
    /** start/pages.ts proves that definitions and components fit; which one it is, data says. */
    page.component as keyof InertiaPages,
    { ...props, ...answer },
    { structuredData }
  )
}

/** Whether a query has nothing but what the page understands, in the page's own order. */
function isUsual({ parsedUrl }: HttpContext['request'], understood = ''): boolean {
  return (parsedUrl.query ?? '') === understood
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The page that answers this request, once it is known. */
    page?: {
      key: string
      localize: Localize
      /** The URLs of the routes that it leads to, beside those of its frame. */
      routes: Readonly<Record<string, string>>
      /** The interface texts that its component and its blocks use. */
      messages: Messages
      /** The day as of which it is shown before its time. */
      preview?: string
    }
  }
}
