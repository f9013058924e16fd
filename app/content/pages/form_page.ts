import type { HttpContext } from '@adonisjs/core/http'
import { NotFoundException } from '#content/pages/exceptions'
import { findLocalize } from '#content/pages/page_queries'
import { renderPage } from '#content/pages/render_page'
import { resolvePage } from '#content/pages/resolver'
import { DEFAULT_LOCALE, type Locale } from '#shared/locales'
import type { RouteName } from '#shared/routes'

/** Returns the URL of the page of a form in a language, otherwise in German. */
export async function formPageUrl(route: RouteName, locale: Locale): Promise<string> {
  const localize = await findLocalize(route)
  return localize[locale] ?? localize[DEFAULT_LOCALE] ?? '/'
}

/**
 * Renders the page of a form with the result of a submission.
 *
 * @param answer props that override those of the page
 * @param query the URL parameters of the page that the form was submitted from
 */
export async function renderFormPage(
  ctx: HttpContext,
  route: RouteName,
  answer: object,
  query?: Record<string, string>
) {
  const resolution = await resolvePage(await formPageUrl(route, ctx.locale))
  if (resolution.kind !== 'page') throw new NotFoundException()
  return renderPage(ctx, resolution.page, { answer, query })
}
