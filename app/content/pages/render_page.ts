import type { HttpContext } from '@adonisjs/core/http'
import type { InertiaPages } from '@adonisjs/inertia/types'
import { appUrl } from '#config/app'
import { NotFoundException } from '#content/pages/exceptions'
import type { StoredPage } from '#content/pages/page_queries'
import { loadPage } from '#content/pages/props/page_props'
import { registry } from '#content/pages/registry'
import type { Localize } from '#shared/alternates'
import type { Messages } from '#shared/messages'
import { translate } from '#texts/translate'

/** The parts of a response that are not cached with the page. */
type RenderOptions = {
  /** Props with the result of a form submission, which override those of the page. */
  answer?: object
  /** The URL parameters of the page that a form was submitted from. */
  query?: Record<string, string>
  /** The day as of which a preview is shown. */
  preview?: string
}

export async function renderPage(
  ctx: HttpContext,
  page: StoredPage,
  { answer, query, preview }: RenderOptions = {}
) {
  const { pages, frame } = registry()
  const definition = pages[page.component]
  if (!definition) throw new NotFoundException()
  const { inertia, locale, request } = ctx
  const { name, routes: frameRoutes } = await frame(locale)
  const { props, routes, messages, structuredData, isCacheable } = await loadPage(
    page,
    definition,
    query ?? request.qs(),
    {
      locale,
      origin: appUrl,
      name,
      routes: frameRoutes,
      describe: (title) => translate(locale, 'global.meta.description', { title, name }),
    }
  )
  ctx.page = { key: page.key, localize: page.localize, routes, messages, preview }
  ctx.isForEverybody = isCacheable && !answer && !preview && isCanonical(request, props.meta.query)
  return inertia.render(
    /**
     * start/pages.ts type-checks definitions against components; which pair it is depends on data.
     */
    page.component as keyof InertiaPages,
    { ...props, ...answer },
    { structuredData }
  )
}

/** Whether a query string has only recognised parameters, in the page's canonical order. */
function isCanonical({ parsedUrl }: HttpContext['request'], recognised = ''): boolean {
  return (parsedUrl.query ?? '') === recognised
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The page of this request; undefined until it is found. */
    page?: {
      key: string
      localize: Localize
      /** URLs of the routes that it links to, besides those of its frame. */
      routes: Readonly<Record<string, string>>
      /** The interface texts that its component and its blocks use. */
      messages: Messages
      /** The day as of which a preview is shown. */
      preview?: string
    }
  }
}
