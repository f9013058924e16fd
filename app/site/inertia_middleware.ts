import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { InertiaHeaders } from '@adonisjs/inertia'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import { findLocalize } from '#content/pages/page_queries'
import { readNotice } from '#forms/notices'
import { responses } from '#http/responses'
import { FALLBACK_LOCALE, type Locale } from '#shared/locales'
import { ROUTES } from '#shared/routes'
import { siteFrame } from '#site/frame'
import { SiteInertia } from '#site/inertia'
import { clientMessages } from '#texts/client_messages'
import { toDay } from '#texts/days'
import { translate } from '#texts/translate'

/** `Vary`: an address is HTML, or JSON for a visit. */
const VARY = 'X-Inertia'

/** `Vary` of a visit: it contains the props that the client lacks or asks for. */
const VARY_OF_VISITS = [
  VARY,
  'X-Inertia-Version',
  'X-Inertia-Partial-Component',
  'X-Inertia-Partial-Data',
  'X-Inertia-Partial-Except',
  'X-Inertia-Except-Once-Props',
].join(', ')

export default class InertiaMiddleware extends BaseInertiaMiddleware {
  /**
   * The props of every page (specification §3 "Shared page props"). Props that all pages of a
   * language share are sent once per visit; the key of a once prop is the version of the frame and
   * its position.
   */
  async share({ inertia, locale, page, request }: HttpContext) {
    const site = await siteFrame(locale)
    const sharedKeys = new Set<string>()
    const once = <Value>(value: () => Value) => {
      const key = `${site.version}${sharedKeys.size}`
      sharedKeys.add(key)
      return inertia.once(value, { key })
    }
    responses.sharedKeys.set(locale, sharedKeys)

    return {
      locale,
      currentRoute: page?.key ?? null,
      notice: readNotice(request.qs(), locale),
      ...(page?.preview && { preview: previewBar(page.preview, locale) }),
      localize: page?.localize ?? (await findLocalize(ROUTES.home)),
      routes: once(() => site.routes),
      /** Routes that only this page links to. */
      pageRoutes: page?.routes ?? {},
      mainNavigation: once(() => site.mainNavigation),
      platformLink: once(() => site.settings.platform_link),
      footer: once(() => site.footer),
      footerNavigation: once(() => site.footerNavigation),
      newsletterInfoText: once(() => site.newsletterInfoText),
      toast: once(() => (locale === FALLBACK_LOCALE ? site.settings.toast : null)),
      messages: once(() => clientMessages(locale)),
      /** Texts that only this page uses. */
      pageMessages: page?.messages ?? {},
    }
  }

  override async init(ctx: HttpContext) {
    ctx.inertia = new SiteInertia(ctx)
    ctx.inertia.share(() => this.share(ctx))
  }

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    const output = await next()
    this.dispose(ctx)

    const { response } = ctx
    response.header('Vary', ctx.request.header(InertiaHeaders.Inertia) ? VARY_OF_VISITS : VARY)
    if (response.getStatus() === 409) {
      response.header(InertiaHeaders.Location, withoutHost(ctx.request.request.url ?? '/'))
      response.header('Cache-Control', 'no-store')
    }
    return output
  }
}

/** The banner of a preview. */
function previewBar(day: string, locale: Locale): string {
  return translate(locale, 'errors.preview.bar', { date: toDay(day, locale).text })
}

/**
 * Returns a URL as it was sent, since a decoded one may contain characters that headers must not.
 * Two leading slashes would refer to another host.
 */
function withoutHost(url: string): string {
  return url.replace(/^\/{2,}/, '/')
}

declare module '@adonisjs/inertia/types' {
  type MiddlewareSharedProps = InferSharedProps<InertiaMiddleware>
  export interface SharedProps extends MiddlewareSharedProps {}
}
