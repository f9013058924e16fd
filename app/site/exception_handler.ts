import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { appUrl } from '#config/app'
import { PreviewExpiredException } from '#content/pages/exceptions'
import { isDatabaseAway, UnavailableException } from '#database/unavailable_exception'
import { answerFailure, answersPage } from '#forms/failure'
import { OverloadedException } from '#http/concurrency_limiter'
import { removeRepresentationHeaders } from '#http/representation_headers'
import { translator } from '#texts/translate'

/** Statuses that have an error page of their own, and the key of its texts. */
const ERROR_PAGES: Record<number, 'not_found' | 'gone' | 'bad_request'> = {
  404: 'not_found',
  410: 'gone',
}

/** `Retry-After` in seconds: an overload is over sooner than a database outage. */
export const RETRY_AFTER = { overload: 5, failure: 30 }

export default class HttpExceptionHandler extends ExceptionHandler {
  protected override debug = app.inDev
  protected override ignoreStatuses = [400, 403, 404, 405, 410, 413, 415, 422, 429, 503]

  /**
   * Renders an error page in the visitor's language, or JSON for a form submitted by a script.
   * Client errors are pages like any other; server errors are a page that needs neither database
   * nor JavaScript. In development that page is the stack trace.
   */
  override async handle(error: unknown, ctx: HttpContext) {
    const code = isDatabaseAway(error) ? 503 : this.#status(error)
    if (this.isDebuggingEnabled(ctx) && code === 500) return super.handle(error, ctx)

    ctx.response.status(code)
    removeRepresentationHeaders(ctx.response)
    if (code === 503) {
      const cause = error instanceof OverloadedException ? 'overload' : 'failure'
      ctx.response.header('Retry-After', RETRY_AFTER[cause])
      /** A retry on the same connection would wait behind new connections. */
      if (cause === 'overload') ctx.response.header('Connection', 'close')
    }
    ctx.response.header('Cache-Control', 'no-store')

    const refused = error instanceof PreviewExpiredException ? 'preview' : ERROR_PAGES[code]
    const name = code < 500 ? (refused ?? 'bad_request') : 'server'
    const texts = this.#texts(ctx, name)
    const isPosted = ctx.request.method() === 'POST'
    if (error instanceof UnavailableException && !isPosted) {
      ctx.logger.warn({ err: error, ...this.context(ctx) }, 'an address could not be answered')
    }
    const failure = answerFailure(error, ctx)
    if (isPosted && !answersPage(ctx)) {
      return ctx.response.send(failure ?? { message: texts.text })
    }
    const text = failure?.message ?? texts.text
    const address = appUrl + ctx.request.url(true)
    if (code < 500) {
      try {
        return ctx.response.send(
          await ctx.inertia.render('Root/Error', { ...texts, text, status: code, address })
        )
      } catch (broken) {
        if (this.isDebuggingEnabled(ctx)) return super.handle(broken, ctx)
        await this.report(broken, ctx)
        ctx.response.status(isDatabaseAway(broken) ? 503 : 500)
      }
    }
    ctx.response.send(
      await ctx.view.render('server_error', { locale: ctx.locale, ...texts, text, address })
    )
  }

  #status(error: unknown): number {
    const { status } = this.toHttpError(error)
    return status >= 400 && status < 600 ? status : 500
  }

  /** The route instead of the URL: links in mails contain a secret. */
  protected override context({ request, route }: HttpContext) {
    return { method: request.method(), route: route?.pattern }
  }

  #texts(
    { locale }: HttpContext,
    name: 'not_found' | 'gone' | 'bad_request' | 'preview' | 'server'
  ) {
    const t = translator(locale)
    return {
      title: t(`errors.${name}.title`),
      text: t(`errors.${name}.text`),
      home: t('global.back_to_homepage'),
    }
  }
}
