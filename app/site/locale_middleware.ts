import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DEFAULT_LOCALE, type Locale, localeOf } from '#shared/locales'

/**
 * Reads the language from the first segment of the path; an address without one is German
 * (specification §2). Never from headers: an address has one content for everybody. Only what is
 * posted to an address without a language is answered in that of the page it comes from.
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
