import type { HttpContext } from '@adonisjs/core/http'
import { NotFoundException } from '#content/pages/exceptions'
import { isLocale } from '#shared/locales'
import { messagesBelow } from '#texts/client_messages'

export default class DrawingTextsController {
  /** Serves the texts of what drawings open: the motion of a guide, and a section in true size. */
  show({ params }: HttpContext) {
    if (!isLocale(params.locale)) throw new NotFoundException()
    return messagesBelow(['drawings.'], params.locale)
  }
}
