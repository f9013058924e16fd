import type { HttpContext } from '@adonisjs/core/http'
import { keepContactRequest } from '#contact/contact_requests'
import { readContactForm } from '#contact/read_contact_form'
import { NotFoundException } from '#content/pages/exceptions'
import { findLocalize } from '#content/pages/page_queries'
import { renderPage } from '#content/pages/render_page'
import { resolvePage } from '#content/pages/resolver'
import { answerFailure, answersPage } from '#forms/failure'
import { FormException } from '#forms/form_exception'
import { noticeUrl } from '#forms/notices'
import { countAttempt } from '#forms/rate_limit'
import { findings } from '#forms/suspicion'
import { KEY_FIELD } from '#shared/form_guard'
import { DEFAULT_LOCALE, type Locale } from '#shared/locales'
import { ROUTES } from '#shared/routes'

export default class ContactFormController {
  /** Leads whoever comes back to the form's address to its page. */
  async show({ response, locale }: HttpContext) {
    return response.redirect().toPath(await contactUrl(locale))
  }

  /**
   * Takes a contact request (specification §7 `POST /contact/submit`). A script is answered with
   * JSON; a browser is led to a page that says that the request has arrived, or sees the form again
   * with everything that was entered.
   */
  async store(ctx: HttpContext) {
    const { request, response, locale } = ctx
    const sent = request.body()
    const { values, form, errors } = readContactForm(sent, locale)
    try {
      if (!form) throw new FormException('contact.form.errors', { status: 422, errors })
      const isCrowded = await countAttempt('contact', request.ip())
      await keepContactRequest(form, {
        locale,
        findings: findings(sent, isCrowded),
        key: String(sent[KEY_FIELD] ?? ''),
      })
    } catch (error) {
      const failure = answersPage(ctx) && answerFailure(error, ctx)
      if (!failure) throw error
      return showAgain(ctx, { values, message: failure.message, errors: failure.errors ?? {} })
    }
    if (!answersPage(ctx)) return {}
    const url = noticeUrl(await contactUrl(locale), 'contact_sent')
    return response.redirect().status(303).toPath(url)
  }
}

async function showAgain(ctx: HttpContext, answer: object) {
  const resolution = await resolvePage(await contactUrl(ctx.locale))
  if (resolution.kind !== 'page') throw new NotFoundException()
  return renderPage(ctx, resolution.page, { answer })
}

async function contactUrl(locale: Locale): Promise<string> {
  const localize = await findLocalize(ROUTES.contact)
  return localize[locale] ?? localize[DEFAULT_LOCALE] ?? '/'
}
