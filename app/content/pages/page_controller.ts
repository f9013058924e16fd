import type { HttpContext } from '@adonisjs/core/http'
import { GoneException, NotFoundException, PreviewOverException } from '#content/pages/exceptions'
import { PREVIEW_PARAMETER, previewedDay } from '#content/pages/preview'
import { renderPage } from '#content/pages/render_page'
import { findPageAt, resolvePage } from '#content/pages/resolver'
import { onDay } from '#texts/days'

export default class PageController {
  /** Answers every address of the content: a page, a redirect, 404 or 410. */
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
 * Shows a page as of a day on which it may not be there yet, to whoever was given the address: nobody
 * keeps it, nobody lists it, and it says so itself.
 */
async function showPreview(ctx: HttpContext, path: string, token: unknown) {
  const page = await findPageAt(path)
  const day = page && previewedDay(token, page)
  ctx.response.header('Cache-Control', 'no-store')
  ctx.response.header('X-Robots-Tag', 'noindex')
  if (day === undefined) throw new PreviewOverException()
  return onDay(day, async () => {
    const previewed = await findPageAt(path)
    if (!previewed) throw new PreviewOverException()
    return renderPage(ctx, { ...previewed, noindex: true }, { preview: day })
  })
}

/** Path and query exactly as they were sent: a page has one spelling, and a query is kept. */
function requestTarget({ request }: HttpContext['request']): { path: string; query: string } {
  const target = request.url ?? '/'
  const end = target.includes('?') ? target.indexOf('?') : target.length
  return { path: target.slice(0, end), query: target.slice(end) }
}
