import { setTimeout as pause } from 'node:timers/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { formLimits } from '#config/limiter'
import { formPageUrl, renderFormPage } from '#content/pages/form_page'
import { answerFailure, answersPage } from '#forms/failure'
import { FormException, refused } from '#forms/form_exception'
import { noticeUrl } from '#forms/notices'
import { countAttempt } from '#forms/rate_limit'
import { isHoneypotFilled } from '#forms/spam_signals'
import type { NewsletterAnswer } from '#newsletter/newsletter_page'
import { readNewsletterForm } from '#newsletter/read_newsletter_form'
import { returnPath } from '#newsletter/return_path'
import { requestSubscription } from '#newsletter/subscription_request'
import { LOCALE_FIELD } from '#shared/forms/form_guard'
import { RETURN_FIELD } from '#shared/forms/newsletter_form'
import { isLocale, localeOf } from '#shared/locales'
import { ROUTES } from '#shared/routes'

/** The minimum response time in ms: a shorter one could reveal whether the address is subscribed. */
const MIN_RESPONSE_TIME = 300

export default class NewsletterFormController {
  /** Redirects to the page of the form, for visitors who reload or bookmark the form's address. */
  async show({ response, locale }: HttpContext) {
    return response.redirect().toPath(await formPageUrl(ROUTES.newsletter, locale))
  }

  /**
   * Handles a newsletter sign-up (specification §7 `POST
   * /api/newsletter/double-optin-confirmation`). Responds to scripts with JSON. Redirects browsers
   * to the previous page, or shows the form with the entered values and errors.
   */
  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const sent = sentFields(ctx)
    const cameFrom = returnPath(sent[RETURN_FIELD], '', appUrl)
    if (!isLocale(sent[LOCALE_FIELD])) ctx.locale = localeOf(cameFrom) ?? ctx.locale
    const { locale } = ctx
    const path = cameFrom || `/${locale}`

    const { values, form, errors } = readNewsletterForm(sent, locale)
    try {
      if (!form) throw new FormException('newsletter.invalid', { status: 422, errors })
      if (isHoneypotFilled(sent)) throw refused('filled_honeypot')
      await countAttempt('newsletter', request.ip(), formLimits.perNetworkAboveGlobalLimit)
      await Promise.all([
        requestSubscription({ email: form.email, locale, returnPath: path }),
        pause(MIN_RESPONSE_TIME),
      ])
    } catch (error) {
      const failure = answersPage(ctx) && answerFailure(error, ctx)
      if (!failure) throw error
      const answer: NewsletterAnswer = { values, ...failure, errors: failure.errors ?? {} }
      return renderFormPage(ctx, ROUTES.newsletter, answer)
    }
    if (!answersPage(ctx)) return {}
    return response.redirect().status(303).toPath(noticeUrl(path, 'newsletter_requested'))
  }
}

/**
 * Returns the submitted fields. A script sends only the fields of the specification, because its
 * form cannot be submitted before the checkbox is checked.
 */
function sentFields({ request }: HttpContext): Record<string, unknown> {
  const isScript = request.is(['json']) !== null
  return { ...(isScript && { data_policy: true }), ...request.body() }
}
