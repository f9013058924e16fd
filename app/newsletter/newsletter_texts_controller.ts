import type { HttpContext } from '@adonisjs/core/http'
import { NotFoundException } from '#content/pages/exceptions'
import { isLocale } from '#shared/locales'
import { FORM_TEXTS, messagesBelow } from '#texts/client_messages'

export default class NewsletterTextsController {
  /**
   * The texts of the newsletter's form, for the modal in every page's footer: fetched when it opens,
   * they are no part of the page.
   */
  show({ params }: HttpContext) {
    if (!isLocale(params.locale)) throw new NotFoundException()
    return messagesBelow(FORM_TEXTS, params.locale)
  }
}
