import type { HttpContext } from '@adonisjs/core/http'
import {
  GoneException,
  NotFoundException,
  PreviewExpiredException,
} from '#content/pages/exceptions'
import { PREVIEW_PARAMETER, previewedDay } from '#content/pages/preview/preview'
import { renderPage } from '#content/pages/render_page'
import { findPageAt, resolvePage } from '#content/pages/resolver'
import { onDay } from '#texts/days'

export default class PageController {
  /**
   * Handles every address of the content: renders a page, redirects, or responds with 404 or 410.
   */
  async show(ctx: HttpContext) {
    const { request, response } = ctx

    const { path, query } = requestTarget(request)
    const token: unknown = request.qs()[PREVIEW_PARAMETER]
    if (token !== undefined) return showPreview(ctx, path, token)
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

/**
 * Renders the preview of a page as of another day, to anyone with the signed address. The response
 * is neither cached nor indexed, and the page is marked as a preview.
 */
async function showPreview(ctx: HttpContext, path: string, token: unknown) {
  const page = await findPageAt(path)
  const day = page && previewedDay(token, page)
  ctx.response.header('Cache-Control', 'no-store')
  ctx.response.header('X-Robots-Tag', 'noindex')
  if (day === undefined) throw new PreviewExpiredException()
  return onDay(day, async () => {
    const previewed = await findPageAt(path)
    if (!previewed) throw new PreviewExpiredException()
    return renderPage(ctx, { ...previewed, noindex: true }, { preview: day })
  })
}

/**
 * Returns path and query exactly as sent, because each page has one canonical path and redirects
 * preserve the query.
 */
function requestTarget({ request }: HttpContext['request']): { path: string; query: string } {
  const target = request.url ?? '/'
  const end = target.includes('?') ? target.indexOf('?') : target.length
  return { path: target.slice(0, end), query: target.slice(end) }
}
