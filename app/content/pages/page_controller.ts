import type { HttpContext } from '@adonisjs/core/http'
import { GoneException, NotFoundException } from '#content/pages/exceptions'
import { renderPage } from '#content/pages/render_page'
import { resolvePage } from '#content/pages/resolver'

export default class PageController {
  /** Answers every address of the content: a page, a redirect, 404 or 410. */
  async show(ctx: HttpContext) {
    const { request, response } = ctx

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

    return renderPage(ctx, resolution.page)
  }
}

/** Path and query exactly as they were sent: a page has one spelling, and a query is kept. */
function requestTarget({ request }: HttpContext['request']): { path: string; query: string } {
  const target = request.url ?? '/'
  const end = target.includes('?') ? target.indexOf('?') : target.length
  return { path: target.slice(0, end), query: target.slice(end) }
}
