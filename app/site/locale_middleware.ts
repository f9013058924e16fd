import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DEFAULT_LOCALE, type Locale, localeOf } from '#shared/locales'

/**
 * Sets the locale from the first path segment; German without one (specification §2). Headers are
 * ignored, so that an address has the same content for everybody. Only a POST to an address without
 * a language uses the locale of the page it comes from.
 */
export default class LocaleMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { request } = ctx
    const posted = request.method() === 'POST' ? refererPath(request.header('referer')) : ''
    ctx.locale = localeOf(request.url()) ?? localeOf(posted) ?? DEFAULT_LOCALE
    return next()
  }
}

function refererPath(referer = ''): string {
  return URL.parse(referer)?.pathname ?? ''
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The language of this request. */
    locale: Locale
  }
}
