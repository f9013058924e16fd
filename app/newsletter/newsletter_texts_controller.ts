import type { HttpContext } from '@adonisjs/core/http'
import { NotFoundException } from '#content/pages/exceptions'
import { isLocale } from '#shared/locales'
import { FORM_TEXTS, messagesBelow } from '#texts/client_messages'

export default class NewsletterTextsController {
  /**
   * Returns the texts of the newsletter form for the modal in the footer. They are fetched when it
   * opens, so that pages need not contain them.
   */
  show({ params }: HttpContext) {
    if (!isLocale(params.locale)) throw new NotFoundException()
    return messagesBelow(FORM_TEXTS, params.locale)
  }
}
