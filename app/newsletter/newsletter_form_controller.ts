import { setTimeout as pause } from 'node:timers/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { formLimits } from '#config/limiter'
import { answerFailure, answersPage } from '#forms/failure'
import { FormException, refused } from '#forms/form_exception'
import { noticeUrl } from '#forms/notices'
import { countAttempt } from '#forms/rate_limit'
import { isHoneypotFilled } from '#forms/spam_signals'
import { renderSignUp, signUpUrl } from '#newsletter/newsletter_pages'
import { readNewsletterForm } from '#newsletter/read_newsletter_form'
import { returnPath } from '#newsletter/return_path'
import { requestSubscription } from '#newsletter/subscription_request'
import { LOCALE_FIELD } from '#shared/forms/form_guard'
import { RETURN_FIELD } from '#shared/forms/newsletter_form'
import { isLocale, localeOf } from '#shared/locales'

/**
 * The minimum response time of a valid sign-up, in ms. A shorter time could reveal whether the
 * address is known.
 */
const ANSWER_AFTER = 300

export default class NewsletterFormController {
  /**
   * Redirects to the page of the form. Reached when a visitor reloads or bookmarks the form's
   * address.
   */
  async show({ response, locale }: HttpContext) {
    return response.redirect().toPath(await signUpUrl(locale))
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
        pause(ANSWER_AFTER),
      ])
    } catch (error) {
      const failure = answersPage(ctx) && answerFailure(error, ctx)
      if (!failure) throw error
      return renderSignUp(ctx, { values, message: failure.message, errors: failure.errors ?? {} })
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
