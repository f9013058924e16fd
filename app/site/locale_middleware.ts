import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#shared/locales'

/**
 * Reads the language from the first segment of the path; an address without one is German
 * (specification §2). Never from headers: an address has one content for everybody.
 */
export default class LocaleMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const segment = ctx.request.url().split('/')[1]?.toLowerCase()
    ctx.locale = isLocale(segment) ? segment : DEFAULT_LOCALE
    return next()
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The language of this request. */
    locale: Locale
  }
}
