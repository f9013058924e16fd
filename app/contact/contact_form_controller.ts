import type { HttpContext } from '@adonisjs/core/http'
import { concernParameters, findPrefill, findSentConcern, sentParameters } from '#contact/concerns'
import type { ContactAnswer } from '#contact/contact_page'
import { storeContactRequest } from '#contact/contact_requests'
import { readContactForm } from '#contact/read_contact_form'
import { type SentRequest, sentRequest } from '#contact/request_mails'
import { formPageUrl, renderFormPage } from '#content/pages/form_page'
import { answerFailure, answersPage } from '#forms/failure'
import { FormException } from '#forms/form_exception'
import { countAttempt } from '#forms/rate_limit'
import { spamSignals } from '#forms/spam_signals'
import { CONCERN_FIELD, REMOVE_CONCERN_FIELD } from '#shared/concern'
import type { ContactValues } from '#shared/forms/contact_form'
import { KEY_FIELD } from '#shared/forms/form_guard'
import { DEFAULT_LOCALE } from '#shared/locales'
import { ROUTES } from '#shared/routes'

export default class ContactFormController {
  /** Redirects to the page of the form, for visitors who reload or bookmark the form's address. */
  async show({ response, locale }: HttpContext) {
    return response.redirect().toPath(await formPageUrl(ROUTES.contact, locale))
  }

  /**
   * Handles a contact request (specification §7 `POST /contact/submit`). Responds to scripts with
   * JSON, to browsers with the page of the form: a confirmation, or the form with the entered
   * values and errors.
   */
  async store(ctx: HttpContext) {
    const { request, locale } = ctx
    const sent = request.body()
    const { values, form, errors } = readContactForm(sent, locale)
    if (REMOVE_CONCERN_FIELD in sent && answersPage(ctx)) return showWithoutConcern(ctx, values)
    let answer: SentRequest
    try {
      if (!form) throw new FormException('contact.form.errors', { status: 422, errors })
      const isAboveGlobalLimit = await countAttempt('contact', request.ip())
      const concern = {
        visitor: await findSentConcern(sent[CONCERN_FIELD], locale),
        company: await findSentConcern(sent[CONCERN_FIELD], DEFAULT_LOCALE),
      }
      const code = await storeContactRequest(form, {
        locale,
        spamSignals: spamSignals(sent, isAboveGlobalLimit),
        key: String(sent[KEY_FIELD] ?? ''),
        concern,
      })
      answer = sentRequest(code, { ...form, concern: concern.visitor }, locale)
    } catch (error) {
      const failure = answersPage(ctx) && answerFailure(error, ctx)
      if (!failure) throw error
      return showPage(ctx, { values, ...failure, errors: failure.errors ?? {} })
    }
    return answersPage(ctx) ? showPage(ctx, { values, sent: answer }) : answer
  }
}

/**
 * Shows the form with the entered values, but without what the request was about: its message is
 * removed too, unless the visitor has changed it.
 */
async function showWithoutConcern(ctx: HttpContext, values: ContactValues) {
  const parameters = concernParameters().parse(sentParameters(ctx.request.body()[CONCERN_FIELD]))
  const prefill = await findPrefill(ctx.locale, parameters)
  /** Browsers send line breaks as CRLF. */
  const written = String(values.message ?? '').replaceAll('\r\n', '\n')
  const isPrefilled = written === prefill?.message.trim()
  return showPage(ctx, { values: isPrefilled ? { ...values, message: '' } : values }, {})
}

function showPage(
  ctx: HttpContext,
  answer: Partial<ContactAnswer>,
  query = sentParameters(ctx.request.body()[CONCERN_FIELD])
) {
  return renderFormPage(ctx, ROUTES.contact, answer, query)
}
